import Diagnostics
import RenderModel

/// One stage of a program variant as a compiler takes it: includes resolved, features defined.
package struct ShaderSource: Sendable, Equatable {
  package fileprivate(set) var text = ""
  /// The files it was made of, as messages call them.
  package fileprivate(set) var files: [String] = []

  /// Lines of the file with index n are numbered from n times this by `#line`.
  ///
  /// `#line` takes the number of a source string too, but Mesa forgets it in most of its messages.
  static let linesPerFile = 100_000

  /// Turns a compiler's log into an error that names the file and the line.
  ///
  /// Drivers write `0:12(5): error: ...` (Mesa), `0(12) : error ...` (NVIDIA) or
  /// `ERROR: 0:12: ...` (ANGLE): the number of the source string, which is always 0, then the line.
  package func error(fromLog log: String) -> ReliefError {
    for line in log.split(whereSeparator: \.isNewline) {
      guard let place = LogPlace(line) else { continue }
      let (file, number) = place.line.quotientAndRemainder(dividingBy: ShaderSource.linesPerFile)
      guard files.indices.contains(file) else { continue }
      return .shader(file: files[file], line: number, message: place.message)
    }
    let message = log.split(whereSeparator: \.isNewline).joined(separator: "; ")
    return .shader(
      file: files.first ?? "",
      line: 0,
      message: message.isEmpty ? "the driver refused it and gave no reason" : message
    )
  }
}

extension ShaderLibrary {
  /// The text of one stage of a variant.
  ///
  /// `#include "lib/x.glsl"`, on a line of its own and outside any `#if`, puts the file there, the
  /// first time only. `#line` keeps every line's number.
  package func source(
    _ variant: ProgramVariant,
    _ stage: ShaderStage
  ) throws(ReliefError) -> ShaderSource {
    let name = variant.program.file(stage)
    guard let text = text(of: name) else {
      throw .fileUnreadable(path: displayName(name), reason: "the shader folder has no such file")
    }
    var source = ShaderSource()
    var included: Set<String> = [name]
    try append(text, of: name, to: &source, included: &included, defines: variant.defines)
    return source
  }

  /// Appends a file, and in their places the files that it includes.
  private func append(
    _ text: String,
    of name: String,
    to source: inout ShaderSource,
    included: inout Set<String>,
    defines: [String] = []
  ) throws(ReliefError) {
    let origin = source.files.count * ShaderSource.linesPerFile
    source.files.append(displayName(name))
    if origin > 0 { source.text += "#line \(origin + 1)\n" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, 2...) {
      if let inner = try includedFile(line, file: name, line: next - 1) {
        guard included.insert(inner).inserted else {
          source.text += "\n"
          continue
        }
        let innerText = try includedText(inner, from: name, line: next - 1)
        try append(innerText, of: inner, to: &source, included: &included)
        source.text += "#line \(origin + next)\n"
      } else {
        source.text += line + "\n"
        if line.hasPrefix("#version") {
          source.text += defines.map { "#define \($0)\n" }.joined() + "#line \(origin + next)\n"
        }
      }
    }
  }

  /// The file that a line includes; nil for any other line.
  private func includedFile(
    _ line: Substring,
    file: String,
    line number: Int
  ) throws(ReliefError) -> String? {
    guard line.hasPrefix("#include") else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].isEmpty else {
      throw .shader(
        file: displayName(file),
        line: number,
        message: "write an include as #include \"lib/x.glsl\""
      )
    }
    return String(parts[1])
  }

  private func includedText(
    _ name: String,
    from file: String,
    line: Int
  ) throws(ReliefError) -> String {
    if let text = text(of: name) { return text }
    let hint =
      nearest(to: name, in: ShaderLibrary.fileNames).map { "; did you mean '\($0)'?" } ?? ""
    throw .shader(
      file: displayName(file),
      line: line,
      message: "there is no file '\(name)' to include\(hint)"
    )
  }
}
