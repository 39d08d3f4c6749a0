/// Where the fields of some records lie: the records of a chunk, a batch at a time.
///
/// A record takes `width` + 1 places of `bounds`: the byte before it, then the end of each of its
/// fields. So field i lies from one behind place i to before place i + 1.
struct RecordIndex: ~Copyable {
  private let base: UnsafePointer<UInt8>
  private let delimiter: UInt8
  private let width: Int
  private let end: Int
  private var quotes: QuoteTracker
  private var position: Int

  private let bounds: UnsafeMutableBufferPointer<Int>
  /// How many places of `bounds` are taken, with those of the record that is not complete.
  private var used = 0
  /// Where the record that is not complete begins in `bounds`.
  private var open = 0
  /// How many records the batch has.
  private(set) var count = 0
  /// Where a record begins that has not `width` fields.
  private(set) var raggedRecord: Int?

  init(
    _ base: UnsafePointer<UInt8>,
    chunk: Range<Int>,
    delimiter: UInt8,
    width: Int
  ) {
    self.base = base
    self.delimiter = delimiter
    self.width = width
    end = chunk.upperBound
    quotes = QuoteTracker(base, start: chunk.lowerBound, end: end, delimiter: delimiter)
    position = chunk.lowerBound
    // A block may end 64 records, each of which takes one place more than it has fields.
    bounds = .allocate(capacity: max(8192, 2 * (width + 1)) + 2 * TextBlock.size + 2)
    bounds.initialize(repeating: 0)
    bounds[0] = chunk.lowerBound - 1
    used = 1
  }

  deinit {
    bounds.deallocate()
  }

  /// The bytes of a field as they stand, with its quotes.
  @inline(__always)
  func field(_ field: Int, of record: Int) -> UnsafeBufferPointer<UInt8> {
    let place = record &* (width &+ 1) &+ field
    let start = bounds[place] &+ 1
    return UnsafeBufferPointer(start: base + start, count: bounds[place &+ 1] &- start)
  }

  /// Goes on to the next records; false where there are no more, or at a ragged one.
  mutating func next() -> Bool {
    keepOpenRecord()
    let limit = bounds.count - 2 * TextBlock.size - 2
    while position < end, used < limit {
      let block = TextBlock(base, at: position, end: end, delimiter: delimiter)
      let outside = ~quotes.inside(block, at: position)
      add(delimiters: block.delimiters & outside, lineEnds: block.lineEnds & outside)
      position &+= TextBlock.size
      if used &- open > width &+ 1 { raggedRecord = raggedRecord ?? bounds[open] + 1 }
      if raggedRecord != nil { return false }
    }
    if position >= end, bounds[open] + 1 < end { endRecord(at: end) }
    return raggedRecord == nil && count > 0
  }

  private mutating func keepOpenRecord() {
    let kept = used - open
    for i in 0..<kept { bounds[i] = bounds[open + i] }
    used = kept
    open = 0
    count = 0
  }

  @inline(__always)
  private mutating func add(delimiters: UInt64, lineEnds: UInt64) {
    var delimiters = delimiters
    var lineEnds = lineEnds
    while true {
      // The delimiters before the next line end.
      let before = lineEnds == 0 ? .max : (lineEnds & (0 &- lineEnds)) &- 1
      var now = delimiters & before
      while now != 0 {
        bounds[used] = position &+ now.trailingZeroBitCount
        used &+= 1
        now &= now &- 1
      }
      if lineEnds == 0 { return }
      delimiters &= ~before
      endRecord(at: position &+ lineEnds.trailingZeroBitCount)
      lineEnds &= lineEnds &- 1
    }
  }

  /// Ends a record, unless there is nothing on the line.
  @inline(__always)
  private mutating func endRecord(at place: Int) {
    if used == open &+ 1, place == bounds[open] &+ 1 {
      bounds[open] = place
      return
    }
    bounds[used] = place
    used &+= 1
    if used &- open != width &+ 1, raggedRecord == nil { raggedRecord = bounds[open] + 1 }
    open = used
    bounds[used] = place
    used &+= 1
    count &+= 1
  }
}
