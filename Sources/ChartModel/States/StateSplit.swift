/// The rows of a table by the value of one column: a state for each value.
package struct StateSplit: Sendable, Hashable {
  package struct State: Sendable, Hashable {
    /// The column's name and the value: `year: 2008`.
    package var label: String
    /// In the order of the table.
    package var rows: [Int]
  }

  /// Numbers and dates ascending, names in order of first appearance.
  package private(set) var states: [State] = []
  /// How many rows have no value, and so are in no state.
  package private(set) var missing = 0

  /// - Parameter name: of the column.
  package init(_ column: Column, name: String) {
    switch column {
    case .numbers(let values): split(values, name, texts: StateSplit.texts)
    case .dates(let values): split(values, name, texts: TickText.dates)
    case .categories(let column): split(column, name)
    }
  }

  private mutating func split(
    _ values: [Double], _ name: String, texts: ([Double]) -> [String]
  ) {
    var rows: [Double: [Int]] = [:]
    for (row, value) in values.enumerated() where value.isFinite {
      rows[value, default: []].append(row)
    }
    let distinct = rows.keys.sorted()
    states = zip(distinct, texts(distinct)).map { value, text in
      State(label: "\(name): \(text)", rows: rows[value] ?? [])
    }
    missing = values.count - rows.values.reduce(0) { $0 + $1.count }
  }

  private mutating func split(_ column: CategoryColumn, _ name: String) {
    var rows: [Int32: [Int]] = [:]
    for (row, code) in column.codes.enumerated() where code >= 0 {
      rows[code, default: []].append(row)
    }
    states = column.names.enumerated().compactMap { code, text in
      rows[Int32(code)].map { State(label: "\(name): \(text)", rows: $0) }
    }
    missing = column.codes.count - rows.values.reduce(0) { $0 + $1.count }
  }

  /// As an axis writes numbers, but years without a comma.
  private static func texts(_ values: [Double]) -> [String] {
    let texts = TickText.numbers(values)
    let areShort = values.allSatisfy { abs($0) < 10_000 && $0 == $0.rounded() }
    return areShort ? texts.map { $0.filter { $0 != "," } } : texts
  }
}
