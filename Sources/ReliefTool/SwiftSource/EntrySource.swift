/// The source of a program's beginning: a list of the views that it can draw.
struct EntrySource {
  static let fileName = "ReliefEntry.swift"
  /// The line before that of the first view.
  private static let linesBefore = 6

  /// In the order of their lines.
  var views: [String] = []
  var previews: [PreviewCandidate] = []
  var preferred: String?

  var text: String {
    let entries = views.map { "      ViewProgram.Entry(\"\($0)\") { \($0)() },\n" }.joined()
    let shown = previews.map { preview in
      "      ViewProgram.Previewed(\"\(preview.name.escaped)\") { \(preview.expression) },\n"
    }.joined()
    return """
      import SwiftUI
      import ViewProgram

      @main enum ReliefEntry {
        static func main() {
          ViewProgram.run([
      \(entries)    ], previews: [
      \(shown)    ], preferred: \(preferred.map { "\"\($0)\"" } ?? "nil"))
        }
      }

      """
  }

  /// The views whose lines the compiler refused, with its reason.
  ///
  /// - Parameter path: as the compiler was given it.
  func problems(in output: String, path: String) -> [(name: String, problem: String)] {
    var problems: [(name: String, problem: String)] = []
    for line in output.split(separator: "\n") {
      // PATH:LINE:COLUMN: error: REASON
      let plain = line.withoutColor
      // Errors of the source itself come first; these may follow from them.
      if plain.contains(": error: "), !plain.hasPrefix("\(path):"), plain.first != " " { return [] }
      guard plain.hasPrefix("\(path):") else { continue }
      let parts = plain.dropFirst(path.count + 1)
        .split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, parts[2] == " error", let line = Int(parts[0]) else { continue }
      let index = line - Self.linesBefore - 1
      guard views.indices.contains(index) else { continue }
      problems.append((views[index], String(parts[3].drop { $0 == " " })))
    }
    return problems
  }

  /// The compiler's messages without those about the entry, which follow from others.
  func withoutOwnMessages(_ output: String, path: String) -> String {
    var isOwn = false
    let kept = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let plain = line.withoutColor
      // PATH:LINE:COLUMN: KIND: TEXT begins a message; an excerpt of the source follows.
      if plain.split(separator: ":").count > 4, plain.first != " ", !plain.hasDigitFirst {
        isOwn = plain.hasPrefix("\(path):")
      }
      return !isOwn
    }
    return kept.joined(separator: "\n")
  }
}

extension String {
  /// As it stands in a literal.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Whether it begins as a numbered line of source does.
  fileprivate var hasDigitFirst: Bool { first?.isNumber == true }
}

extension Substring {
  /// Without the escapes that colour text on a terminal.
  fileprivate var withoutColor: String {
    var plain = ""
    var rest = self
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return plain + rest
  }
}
