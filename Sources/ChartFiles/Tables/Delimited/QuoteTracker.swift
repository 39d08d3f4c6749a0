/// Tells which bytes of delimited text stand inside quotes, block after block.
///
/// A quote opens where a field begins; `""` inside stands for one quote; any other quote outside is
/// itself, as in `5" pipe`. Bytes without quotes in a block cost nothing.
struct QuoteTracker {
  private let base: UnsafePointer<UInt8>
  private let start: Int
  private let end: Int
  private let delimiter: UInt8
  /// Where the quote opened that is not closed yet; nil outside of quotes.
  private(set) var openedAt: Int?
  private var closedAt = -1
  /// Where text follows a closing quote for the first time.
  private(set) var textAfterQuote: Int?

  /// Tracks from `start`, where a record begins.
  init(_ base: UnsafePointer<UInt8>, start: Int, end: Int, delimiter: UInt8) {
    self.base = base
    self.start = start
    self.end = end
    self.delimiter = delimiter
  }

  /// Bit i for byte i of the block at `position` where it stands inside quotes.
  @inline(__always)
  mutating func inside(_ block: TextBlock, at position: Int) -> UInt64 {
    if block.quotes == 0 { return openedAt == nil ? 0 : .max }
    return track(block.quotes, at: position)
  }

  @inline(never)
  private mutating func track(_ quotes: UInt64, at position: Int) -> UInt64 {
    var inside: UInt64 = 0
    var from = 0
    var rest = quotes
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      let place = position &+ bit
      if openedAt != nil {
        inside |= QuoteTracker.bits(from: from, below: bit)
        openedAt = nil
        closedAt = place
        noteText(after: place)
      } else if opens(place) {
        openedAt = place
        from = bit
      }
    }
    if openedAt != nil { inside |= QuoteTracker.bits(from: from, below: TextBlock.size) }
    return inside
  }

  /// Right after a closing quote is the second half of `""`: inside again.
  @inline(__always)
  private func opens(_ place: Int) -> Bool {
    if closedAt == place &- 1 && closedAt >= start { return true }
    guard place > start else { return true }
    let before = base[place &- 1]
    return before == delimiter || before == .lineFeed || before == .carriageReturn
  }

  @inline(__always)
  private mutating func noteText(after place: Int) {
    guard place &+ 1 < end else { return }
    let next = base[place &+ 1]
    let isSound =
      next == .quote || next == delimiter || next == .lineFeed || next == .carriageReturn
    if !isSound, textAfterQuote == nil { textAfterQuote = place }
  }

  /// The bits from one up to another.
  @inline(__always)
  private static func bits(from low: Int, below high: Int) -> UInt64 {
    let below: UInt64 = high >= 64 ? .max : (1 &<< UInt64(high)) &- 1
    return below & (.max &<< UInt64(low))
  }
}
