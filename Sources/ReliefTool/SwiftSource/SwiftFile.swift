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
    let ranges =
      outline.previews
      + outline.types.compactMap { $0.isHidden ? $0.range : $0.mainAttribute }
    guard !ranges.isEmpty else { return nil }
    var masked = bytes
    for range in ranges {
      for index in range where masked[index] != UInt8(ascii: "\n") {
        masked[index] = UInt8(ascii: " ")
      }
    }
    return masked
  }
}
