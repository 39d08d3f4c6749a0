import ChartModel

/// The kinds of data that do not mix on a scale.
enum ColumnKind: Hashable {
  case number
  case date
  case category

  init(of value: _PlottedValue) {
    switch value {
    case .number: self = .number
    case .date: self = .date
    case .category: self = .category
    }
  }
}

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
