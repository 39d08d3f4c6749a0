/// Which rows about a row count.
struct WindowFrame {
  /// How many rows before, negative, and behind; nil for all.
  private let first: Int?
  private let last: Int?
  /// Rows of one number count together; nil where each stands alone.
  private let peers: [Int32]?

  init(_ frame: [OrNull<Int>]?, ignoresPeers: Bool, peers: [Int32]?) {
    first = frame.map { $0[0].value } ?? nil
    last = frame.map { $0[1].value } ?? 0
    self.peers = ignoresPeers ? nil : peers
  }

  /// How many rows are looked at for a group of so many, where each range is looked through.
  func cost(_ count: Int) -> Double {
    // All rows are looked through once.
    if first == nil, last == nil { return Double(count) }
    let width = (last ?? count) - (first ?? -count)
    return Double(count) * Double(min(max(width, 0) + 1, count))
  }

  /// The places in a group of the rows that count for one.
  func range(_ index: Int, _ rows: [Int]) -> Range<Int> {
    var low = max(0, min(rows.count, index + (first ?? -rows.count)))
    var high = max(low, min(rows.count, index + (last ?? rows.count) + 1))
    guard let peers, low < high else { return low..<high }
    while low > 0, peers[rows[low - 1]] == peers[rows[low]] { low -= 1 }
    while high < rows.count, peers[rows[high]] == peers[rows[high - 1]] { high += 1 }
    return low..<high
  }
}
