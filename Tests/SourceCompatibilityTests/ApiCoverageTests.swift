import Foundation
import Testing

/// Whether each symbol of Apple's 3D API is in the code, and `docs/api-coverage.md` says so.
///
/// `RECORD_SNAPSHOTS=1` writes the document anew.
@Suite("The API of 3D charts is covered, and the document tells the truth")
struct ApiCoverageTests {
  private static let inventory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Api3D.txt")
  private static let document = Compiler.packageRoot.appending(path: "docs/api-coverage.md")

  @Test("every symbol is there, or named as missing with the reason")
  func coverage() throws {
    let graph = try SymbolGraph(modules: [
      "SwiftUICore", "Spatial", "TabularData", "CreateML", "Charts",
    ])
    let entries = try Self.entries()
    #expect(entries.count > 200)
    let absent = entries.filter { !graph.has($0.path, overloads: $0.overloads) }.map(\.path)
    #expect(absent == entries.filter { $0.status == .missing }.map(\.path))
    #expect(entries.allSatisfy { $0.status == .done || !$0.reason.isEmpty })
    let text = Self.text(entries)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(
        at: Self.document.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: Self.document, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: Self.document, encoding: .utf8)
    #expect(written == text, "docs/api-coverage.md is not what the code says")
  }

  private struct Entry {
    enum Status: String {
      case done
      case inert
      case missing
    }
    var section: String
    var path: String
    var overloads: [String]
    var status: Status
    var reason: String
  }

  private static func entries() throws -> [Entry] {
    var section = ""
    var entries: [Entry] = []
    for line in try String(contentsOf: inventory, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if !line.hasPrefix("#") {
        entries.append(entry(String(line), section: section))
      }
    }
    return entries
  }

  private static func entry(_ line: String, section: String) -> Entry {
    let halves = line.components(separatedBy: " = ")
    let parts = halves[0].components(separatedBy: " : ")
    let verdict = halves.count > 1 ? halves[1].components(separatedBy: ": ") : ["done"]
    return Entry(
      section: section,
      path: parts[0],
      overloads: parts.count > 1 ? parts[1].components(separatedBy: ", ") : [],
      status: Entry.Status(rawValue: verdict[0]) ?? .missing,
      reason: verdict.dropFirst().joined(separator: ": ")
    )
  }

  private static func text(_ entries: [Entry]) -> String {
    func count(_ status: Entry.Status) -> Int { entries.filter { $0.status == status }.count }
    var lines = [
      "# Coverage of Swift Charts' 3D API",
      "",
      "Made from the code by `Tests/SourceCompatibilityTests/ApiCoverageTests.swift`: "
        + "\(count(.done)) done, \(count(.inert)) inert in a picture, \(count(.missing)) missing.",
    ]
    var section = ""
    for entry in entries {
      if entry.section != section {
        section = entry.section
        lines += ["", "## \(section)", "", "| symbol | | |", "|---|---|---|"]
      }
      let overloads = entry.overloads.map { "`\($0)`" }.joined(separator: ", ")
      let note = [overloads, entry.reason].filter { !$0.isEmpty }.joined(separator: "; ")
      lines.append("| `\(entry.path)` | \(entry.status.rawValue) | \(note) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
