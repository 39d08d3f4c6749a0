import Diagnostics
import Files

/// A file of Swift source.
struct SwiftFile {
  /// As the user gave it.
  let path: String
  let bytes: [UInt8]
  let outline: SwiftOutline

  init(path: String) throws(ReliefError) {
    self.path = path
    let file = try FileBytes(path: path)
    bytes = withExtendedLifetime(file) { Array(file.bytes) }
    outline = OutlineParser.outline(of: bytes)
  }

  /// What the compiler is to see in place of the file; nil where that is the file itself.
  ///
  /// Apps and previews are blanks, so that every line and column stays.
  var masked: [UInt8]? {
    edited(outline.previews.map { Edit(range: $0.range) } + hiddenTypes { $0.isHidden })
  }

  /// The same with each `#Preview` as a variable, which is named by the number of the file and its
  /// own; every line stays.
  func showingPreviews(file number: Int) -> [UInt8]? {
    var edits = hiddenTypes { $0.isApp }
    for (index, preview) in outline.previews.enumerated() {
      guard !preview.isPlayground else {
        edits.append(Edit(range: preview.range))
        continue
      }
      let name = PreviewName.variable(file: number, index: index)
      edits.append(Edit(range: preview.range.lowerBound..<preview.keyword.lowerBound))
      edits.append(
        Edit(range: preview.keyword, text: "@MainActor let \(name) = SwiftUICore._Preview"))
      edits += preview.marks.map { Edit(range: $0) }
    }
    return edited(edits)
  }

  private func hiddenTypes(_ isHidden: (TypeOutline) -> Bool) -> [Edit] {
    outline.types.compactMap { type in
      (isHidden(type) ? type.range : type.mainAttribute).map { Edit(range: $0) }
    }
  }

  /// Bytes in the place of others.
  private struct Edit {
    var range: Range<Int>
    /// nil for blanks in the same lines.
    var text: String?
  }

  private func edited(_ edits: [Edit]) -> [UInt8]? {
    guard !edits.isEmpty else { return nil }
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= done {
      result += bytes[done..<edit.range.lowerBound]
      if let text = edit.text {
        result += Array(text.utf8)
      } else {
        let newline = UInt8(ascii: "\n")
        result += bytes[edit.range].map { $0 == newline ? newline : UInt8(ascii: " ") }
      }
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
