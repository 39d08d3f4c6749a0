/// A stretch of delimited text that holds whole records.
struct TextChunk: Equatable {
  var range: Range<Int>
  /// How many records stand before it.
  var firstRecord: Int
  var recordCount: Int
}

/// What is wrong with the quotes of a text, and where.
enum QuoteFault: Error, Equatable {
  /// A quote that opens at `position` does not close.
  case unclosed(position: Int)
  case textAfterQuote(position: Int)
}

extension TextChunk {
  /// How long a chunk is, about: enough to keep a thread busy, and small enough to stay in a cache.
  static let standardSize = 1 << 20

  /// Cuts text into chunks and counts their records, in one pass.
  ///
  /// Lines with nothing on them are no records. The chunks depend on the text alone, never on the
  /// number of threads.
  static func split(
    _ base: UnsafePointer<UInt8>,
    range: Range<Int>,
    delimiter: UInt8,
    size: Int = standardSize
  ) throws(QuoteFault) -> [TextChunk] {
    let end = range.upperBound
    var quotes = QuoteTracker(base, start: range.lowerBound, end: end, delimiter: delimiter)
    var chunks: [TextChunk] = []
    var start = range.lowerBound
    var firstRecord = 0
    var count = 0
    // Whether the byte before was a line end: then another one ends no record.
    var wasLineEnd: UInt64 = 1
    var position = start
    while position < end {
      let block = TextBlock(base, at: position, end: end, delimiter: delimiter)
      let lineEnds = block.lineEnds & ~quotes.inside(block, at: position)
      let recordEnds = lineEnds & ~(lineEnds &<< 1 | wasLineEnd)
      let last = min(TextBlock.size, end - position) - 1
      wasLineEnd = lineEnds &>> UInt64(last) & 1
      count &+= recordEnds.nonzeroBitCount
      if recordEnds != 0, position &- start >= size {
        let cut = position + TextBlock.size - recordEnds.leadingZeroBitCount
        chunks.append(TextChunk(range: start..<cut, firstRecord: firstRecord, recordCount: count))
        start = cut
        firstRecord += count
        count = 0
      }
      position &+= TextBlock.size
    }
    if let place = quotes.textAfterQuote { throw .textAfterQuote(position: place) }
    if let place = quotes.openedAt { throw .unclosed(position: place) }
    // The last record may have no line end.
    if wasLineEnd == 0, end > range.lowerBound { count += 1 }
    if count > 0 {
      chunks.append(TextChunk(range: start..<end, firstRecord: firstRecord, recordCount: count))
    }
    return chunks
  }
}
