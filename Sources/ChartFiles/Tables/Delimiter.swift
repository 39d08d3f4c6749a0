/// What separates the fields of a table.
enum Delimiter {
  static let comma = UInt8(ascii: ",")
  static let tab = UInt8(ascii: "\t")
  private static let candidates = [comma, tab, UInt8(ascii: ";"), UInt8(ascii: "|")]

  /// By the file's name where it ends in `.tsv` or `.tab`, else what the first line has most of.
  static func guess(of bytes: Slice<UnsafeBufferPointer<UInt8>>, path: String) -> UInt8 {
    let name = path.lowercased()
    if name.hasSuffix(".tsv") || name.hasSuffix(".tab") { return tab }
    var counts = candidates.map { _ in 0 }
    var isQuoted = false
    for byte in bytes {
      if byte == .quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == .lineFeed || byte == .carriageReturn {
        // A blank line before the header tells nothing.
        if counts.contains(where: { $0 > 0 }) { break }
        continue
      }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    guard most > 0, let index = counts.firstIndex(of: most) else { return comma }
    return candidates[index]
  }
}
