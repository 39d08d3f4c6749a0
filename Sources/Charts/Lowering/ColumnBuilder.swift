import ChartModel

/// Collects the values of one channel.
struct ColumnBuilder {
  let kind: ColumnKind
  private var numbers: [Double] = []
  private var codes: [Int32] = []
  private let index: CategoryIndex?

  init(kind: ColumnKind, index: @autoclosure () -> CategoryIndex) {
    self.kind = kind
    self.index = kind == .category ? index() : nil
  }

  /// Adds a value, which must be of this column's kind.
  mutating func append(_ value: _PlottedValue) {
    switch value {
    case .number(let number), .date(let number): numbers.append(number)
    case .category(let text): codes.append(index?.code(of: text) ?? -1)
    }
  }

  func finish() -> Column {
    switch kind {
    case .number: .numbers(numbers)
    case .date: .dates(numbers)
    case .category: .categories(CategoryColumn(names: index?.names ?? [], codes: codes))
    }
  }
}
