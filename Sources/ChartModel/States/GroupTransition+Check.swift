import Diagnostics

extension GroupTransition {
  /// The way between two groups.
  ///
  /// - Throws: `usage` where their marks cannot be told to be the same: other marks or data, no
  ///   key, a key that two marks have, or another grid.
  static func checked(
    _ first: MarkGroup, _ second: MarkGroup, from: String, to: String
  ) throws(ReliefError) -> GroupTransition {
    guard first.mark.name == second.mark.name else {
      throw refusal("'\(from)' has \(first.mark.name) where '\(to)' has \(second.mark.name)")
    }
    for axis in PositionAxis.allCases {
      let kinds = [first[axis], second[axis]].map { $0.columns.map(AxisBasis.Kind.init) }
      guard kinds[0].isEmpty || kinds[1].isEmpty || kinds[0] == kinds[1] else {
        throw refusal("\(axis.name) holds other data in '\(from)' than in '\(to)'")
      }
    }
    switch first.mark {
    case .surface: return GroupTransition(first, second, nodes: [0])
    case .grid:
      guard let nodes = GridMatch.nodes(first, second) else {
        throw refusal("the grid of '\(from)' has other places than that of '\(to)'")
      }
      return GroupTransition(first, second, nodes: nodes)
    default:
      try first.checkKeys(in: from)
      try second.checkKeys(in: to)
      return GroupTransition(first, second)
    }
  }

  static func refusal(_ reason: String) -> ReliefError {
    .usage(
      message: "cannot move from state to state: \(reason); show the states one after another "
        + "instead, without a way between them")
  }
}

extension MarkGroup {
  /// - Throws: `usage` where a mark cannot be recognised.
  fileprivate func checkKeys(in state: String) throws(ReliefError) {
    guard let keys, keys.count == count else {
      guard count > 0 else { return }
      throw .usage(
        message: "cannot tell which \(mark.name) of '\(state)' are which of the next state; "
          + "name a column whose values say so as the key")
    }
    var seen: Set<MarkKey> = []
    for case let key? in keys.keys where !seen.insert(key).inserted {
      throw .usage(
        message: "the key '\("\(key)".shortened())' stands in more than one row of "
          + "'\(state.shortened())'; name a key column whose values differ within a state")
    }
  }
}

/// Whether two grids have the same places, in whatever order.
private enum GridMatch {
  /// For each node of the first grid that of the second; nil where their places differ.
  static func nodes(_ first: MarkGroup, _ second: MarkGroup) -> [Int]? {
    guard let columns = order(first.x.column, second.x.column),
      let rows = order(first.z.column, second.z.column)
    else { return nil }
    let (nodes, overflows) = rows.count.multipliedReportingOverflow(by: columns.count)
    guard !overflows, nodes == first.y.column.count, nodes == second.y.column.count else {
      return nil
    }
    return rows.flatMap { row in columns.map { row * columns.count + $0 } }
  }

  /// Where each value of the first stands in the second.
  private static func order(_ first: Column, _ second: Column) -> [Int]? {
    let (from, to) = (first.keys, second.keys)
    if from == to { return Array(from.indices) }
    guard from.count == to.count else { return nil }
    var places: [MarkKey: Int] = [:]
    for case (let index, let key?) in to.enumerated() { places[key] = index }
    let order = from.compactMap { $0.flatMap { places[$0] } }
    return Set(order).count == to.count ? order : nil
  }
}
