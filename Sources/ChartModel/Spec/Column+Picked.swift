extension Column {
  /// The values at some indices; nil is a missing value.
  package func picked(_ order: [Int?]) -> Column {
    func values(_ values: [Double]) -> [Double] { order.map { $0.map { values[$0] } ?? .nan } }
    switch self {
    case .numbers(let numbers): return .numbers(values(numbers))
    case .dates(let dates): return .dates(values(dates))
    case .categories(let column):
      return .categories(
        CategoryColumn(names: column.names, codes: order.map { $0.map { column.codes[$0] } ?? -1 }))
    }
  }
}
