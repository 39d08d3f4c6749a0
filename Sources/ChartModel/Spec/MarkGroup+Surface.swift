extension MarkGroup {
  /// A surface of rows that each have a place and a height: over a grid where the places make one,
  /// else through scattered points.
  ///
  /// The places make a grid where no two rows have the same, and at least half of the crossings of
  /// all x and all z have a row; a crossing without one is a hole.
  ///
  /// - Parameter rows: a group with columns of the same length.
  /// - Returns: the surface, and how many rows a grid has no place for.
  package static func surface(of rows: MarkGroup) -> (group: MarkGroup, dropped: Int) {
    var scattered = rows
    scattered.mark = .scattered(maximumEdge: nil)
    let x = DistinctValues(rows.x.column)
    let z = DistinctValues(rows.z.column)
    let (width, depth) = (x.firsts.count, z.firsts.count)
    let (crossings, overflows) = width.multipliedReportingOverflow(by: depth)
    guard width >= 2, depth >= 2, !overflows, crossings / 2 <= rows.count else {
      return (scattered, 0)
    }
    var order = [Int?](repeating: nil, count: crossings)
    var placed = 0
    for (row, (column, line)) in zip(x.codes, z.codes).enumerated() where column >= 0 && line >= 0 {
      let index = Int(line) * width + Int(column)
      guard order[index] == nil else { return (scattered, 0) }
      order[index] = row
      placed += 1
    }
    guard placed * 2 >= crossings else { return (scattered, 0) }
    var grid = rows
    grid.mark = .grid
    // The places of a grid tell its nodes apart.
    grid.keys = nil
    grid.x.column = rows.x.column.picked(x.firsts)
    grid.z.column = rows.z.column.picked(z.firsts)
    grid.y.column = rows.y.column.picked(order)
    if case .encoded(var channel) = rows.style.foreground {
      channel.column = channel.column.picked(order)
      grid.style.foreground = .encoded(channel)
    }
    return (grid, rows.count - placed)
  }
}

/// The distinct values of a column by order of appearance.
private struct DistinctValues {
  /// For each row the number of its value; -1 for a missing one.
  private(set) var codes: [Int32] = []
  /// The first row of each value.
  private(set) var firsts: [Int] = []

  init(_ column: Column) {
    codes.reserveCapacity(column.count)
    switch column {
    case .numbers(let values), .dates(let values):
      var known: [Double: Int32] = [:]
      for (row, value) in values.enumerated() {
        append(row, value.isFinite ? value : nil, &known)
      }
    case .categories(let column):
      var known: [Int32: Int32] = [:]
      for (row, code) in column.codes.enumerated() {
        append(row, code >= 0 ? code : nil, &known)
      }
    }
  }

  private mutating func append<Value: Hashable>(
    _ row: Int, _ value: Value?, _ known: inout [Value: Int32]
  ) {
    guard let value else {
      codes.append(-1)
      return
    }
    if let code = known[value] {
      codes.append(code)
    } else {
      known[value] = Int32(firsts.count)
      codes.append(Int32(firsts.count))
      firsts.append(row)
    }
  }
}
