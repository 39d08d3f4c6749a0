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
