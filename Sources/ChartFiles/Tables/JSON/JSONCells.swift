/// Where the values of one column begin in a JSON text, record by record.
///
/// Records without the value take no room, so that all columns together grow with the text.
struct JSONCells: Sendable {
  private var positions: [Int] = []
  /// The record of each position; nil while it is its index.
  private var records: [Int]?

  /// The last record that has a value, -1 where none has.
  var lastRecord: Int { records?.last ?? positions.count - 1 }

  /// Adds the value of a record behind those that are there.
  @inline(__always)
  mutating func append(_ position: Int, record: Int) {
    if records == nil, record != positions.count { records = Array(0..<positions.count) }
    records?.append(record)
    positions.append(position)
  }

  /// Gives each value's record and position.
  @inline(__always)
  func forEach(_ body: (_ record: Int, _ position: Int) -> Bool) {
    for (index, position) in positions.enumerated() {
      guard body(records?[index] ?? index, position) else { return }
    }
  }
}
