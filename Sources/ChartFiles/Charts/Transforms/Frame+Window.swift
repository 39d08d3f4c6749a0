import ChartModel
import Diagnostics

extension Frame {
  /// Adds values of the rows about each row, in an order, within its group.
  mutating func window(_ def: WindowDef, _ decoder: ChartDecoder) throws(ReliefError) {
    try check(def.groups ?? [], def.place, decoder)
    let sorts = def.sort ?? []
    let order = try order(by: sorts, decoder)
    let (groups, firsts) = self.groups(def.groups ?? [])
    var members = [[Int]](repeating: [], count: firsts.count)
    for row in order { members[Int(groups[row])].append(row) }
    // Rows that the order does not tell apart.
    let names = sorts.compactMap(\.field)
    let peers = names.isEmpty ? (0..<count).map { Int32(clamping: $0) } : self.groups(names).numbers
    for part in def.operations ?? [] {
      guard let operation = part.operation else {
        throw decoder.fault(part.place, "'op' is missing: it says what is computed")
      }
      let name = try name(part.name, part.place, decoder)
      let needsField = operation.needsField
      let column = needsField ? try column(part.field, "field", part.place, decoder) : nil
      let frame = WindowFrame(
        def.frame, ignoresPeers: def.ignoresPeers ?? false, peers: names.isEmpty ? nil : peers)
      if operation.picksRow, let column {
        var picked = [Int?](repeating: nil, count: count)
        for rows in members {
          for index in rows.indices {
            picked[rows[index]] = operation.row(index, rows, part.parameter ?? 1, frame)
          }
        }
        set(name, TypedColumn(kind: column.kind, values: column.values.picked(picked)))
        continue
      }
      let numbers = column?.numbers
      if needsField, numbers == nil {
        throw decoder.fault(
          part.place,
          "the field '\((part.field ?? "").shortened(to: 40))' holds "
            + "\(column?.words ?? "nothing"); numbers are needed")
      }
      let cost = members.reduce(0.0) { $0 + frame.cost($1.count) }
      guard !operation.takesEachRange || cost <= 1e9 else {
        throw decoder.fault(
          part.place,
          "such a value of so many rows for each of \(count) rows takes too long; give "
            + "a narrower 'frame', or sum, mean or count")
      }
      var values = [Double](repeating: .nan, count: count)
      for rows in members {
        let results = operation.values(rows, numbers, peers, frame)
        for (row, value) in zip(rows, results) { values[row] = value }
      }
      set(name, numbers: values)
    }
  }
}

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

extension WindowOperationDef.Operation {
  var needsField: Bool {
    switch self {
    case .aggregate(.count), .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution:
      false
    default: true
    }
  }

  /// Whether it looks through all rows of each range.
  var takesEachRange: Bool {
    if case .aggregate(let operation) = self { return !WindowSums.runs(operation) }
    return false
  }

  /// Whether its value is that of one row.
  var picksRow: Bool {
    switch self {
    case .lag, .lead, .firstValue, .lastValue: true
    default: false
    }
  }

  /// The row whose value it is.
  func row(_ index: Int, _ rows: [Int], _ count: Int, _ frame: WindowFrame) -> Int? {
    func at(_ place: Int) -> Int? { rows.indices.contains(place) ? rows[place] : nil }
    let range = frame.range(index, rows)
    switch self {
    case .lag: return at(index - count)
    case .lead: return at(index + count)
    case .firstValue: return range.isEmpty ? nil : at(range.lowerBound)
    default: return range.isEmpty ? nil : at(range.upperBound - 1)
    }
  }

  /// The values of a group's rows, in their order.
  func values(
    _ rows: [Int], _ numbers: [Double]?, _ peers: [Int32], _ frame: WindowFrame
  ) -> [Double] {
    if case .aggregate(let operation) = self {
      return WindowSums(operation, rows.map { numbers?[$0] ?? 1 }).values { frame.range($0, rows) }
    }
    var ranks: [Double] = []
    var dense = 0.0
    for index in rows.indices {
      let isTied = index > 0 && peers[rows[index]] == peers[rows[index - 1]]
      if !isTied { dense += 1 }
      switch self {
      case .rowNumber: ranks.append(Double(index + 1))
      case .denseRank: ranks.append(dense)
      default: ranks.append(isTied ? ranks[index - 1] : Double(index + 1))
      }
    }
    switch self {
    case .percentRank:
      let last = Double(max(1, rows.count - 1))
      return ranks.map { ($0 - 1) / last }
    case .cumulativeDistribution:
      // The share of rows that are not behind.
      var counts = ranks
      var end = rows.count
      for index in rows.indices.reversed() {
        if index < rows.count - 1, peers[rows[index]] != peers[rows[index + 1]] { end = index + 1 }
        counts[index] = Double(end) / Double(rows.count)
      }
      return counts
    default: return ranks
    }
  }
}

/// Aggregates over stretches of values that move on.
private struct WindowSums {
  let operation: AggregateOperation
  let values: [Double]

  /// Whether an aggregate is one of sums that run along.
  static func runs(_ operation: AggregateOperation) -> Bool {
    [.sum, .count, .valid, .mean, .average].contains(operation)
  }

  init(_ operation: AggregateOperation, _ values: [Double]) {
    self.operation = operation
    self.values = values
  }

  func values(_ range: (Int) -> Range<Int>) -> [Double] {
    guard WindowSums.runs(operation) else {
      // Ranges of all rows are one.
      var last: (range: Range<Int>, value: Double)?
      return values.indices.map { index in
        let range = range(index)
        if let last, last.range == range { return last.value }
        let value = operation.value(values[range].filter(\.isFinite))
        last = (range, value)
        return value
      }
    }
    // Running sums: a window of all rows before takes no longer than one of few.
    var sums = [0.0]
    var counts = [0.0]
    for value in values {
      sums.append(sums[sums.count - 1] + (value.isFinite ? value : 0))
      counts.append(counts[counts.count - 1] + (value.isFinite ? 1 : 0))
    }
    return values.indices.map { index in
      let range = range(index)
      let sum = sums[range.upperBound] - sums[range.lowerBound]
      let count = counts[range.upperBound] - counts[range.lowerBound]
      switch operation {
      case .sum: return sum
      case .mean, .average: return count > 0 ? sum / count : .nan
      default: return count
      }
    }
  }
}
