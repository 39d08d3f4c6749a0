/// What separates the fields of a table.
enum Delimiter {
  static let comma = UInt8(ascii: ",")
  static let tab = UInt8(ascii: "\t")
  private static let candidates = [comma, tab, UInt8(ascii: ";"), UInt8(ascii: "|")]
  /// How many records are looked at.
  private static let sampleCount = 32

  /// A tab where the file's name says so, else what cuts the first records best: all into equally
  /// many fields, and these the most; where none does, what the header has most of.
  static func guess(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    path: String
  ) -> UInt8 {
    if DataFormat(path: path) == .tabs { return tab }
    guard let base = bytes.baseAddress else { return comma }
    var best = (delimiter: comma, isEven: false, width: 1)
    for candidate in candidates {
      let widths = widths(
        FieldScanner(base, count: bytes.count, delimiter: candidate, from: start))
      guard let width = widths.first, width > 1 else { continue }
      let isEven = widths.allSatisfy { $0 == width }
      if isEven == best.isEven ? width > best.width : isEven {
        best = (candidate, isEven, width)
      }
    }
    return best.delimiter
  }

  /// How many fields each of the first records has.
  private static func widths(_ scanner: FieldScanner) -> [Int] {
    var scanner = scanner
    var widths: [Int] = []
    while widths.count < sampleCount {
      scanner.skipBlankLines()
      if scanner.isAtEnd { break }
      var width = 0
      while let field = scanner.next() {
        width += 1
        if field.endsRecord { break }
      }
      if scanner.fault != nil { break }
      widths.append(width)
    }
    return widths
  }
}
