import CSIMD

/// What stands where in 64 bytes of delimited text: bit i for byte i.
struct TextBlock {
  static let size = 64

  var delimiters: UInt64
  /// LF and CR.
  var lineEnds: UInt64
  var quotes: UInt64

  /// Looks at the bytes from `position`; beyond `end` there is nothing.
  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at position: Int, end: Int, delimiter: UInt8) {
    let masks: csimd_text_masks
    if position &+ TextBlock.size <= end {
      masks = csimd_text_scan(base + position, delimiter)
    } else {
      masks = TextBlock.scanTail(base + position, count: end - position, delimiter: delimiter)
    }
    delimiters = masks.delimiters
    lineEnds = masks.line_ends
    quotes = masks.quotes
  }

  /// Fewer bytes than a block has, filled up with zeros, which no delimiter is.
  @inline(never)
  private static func scanTail(
    _ tail: UnsafePointer<UInt8>,
    count: Int,
    delimiter: UInt8
  ) -> csimd_text_masks {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { block in
      block.initialize(repeating: 0)
      guard let base = block.baseAddress else { return csimd_text_masks() }
      base.update(from: tail, count: count)
      return csimd_text_scan(base, delimiter)
    }
  }
}
