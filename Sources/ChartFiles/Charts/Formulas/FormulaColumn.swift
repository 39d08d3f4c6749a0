import ChartModel

/// The value of a formula for each row, or one for all.
///
/// A missing value is NaN, or the code -1.
enum FormulaColumn: Sendable {
  case numbers([Double])
  /// 0 and 1.
  case booleans([Double])
  /// Seconds since the reference date.
  case dates([Double])
  case texts(CategoryColumn)
  case list([FormulaColumn])

  /// How many values there are: 1 where it is one for all.
  var count: Int {
    switch self {
    case .numbers(let values), .booleans(let values), .dates(let values): values.count
    case .texts(let column): column.codes.count
    case .list(let columns): columns.map(\.count).max() ?? 1
    }
  }

  init(_ column: TypedColumn) {
    switch (column.kind, column.values) {
    case (.booleans, .categories(let values)):
      self = .booleans(values.codes.map { $0 < 0 ? .nan : Double($0) })
    case (_, .numbers(let values)): self = .numbers(values)
    case (_, .dates(let values)): self = .dates(values)
    case (_, .categories(let values)): self = .texts(values)
    }
  }

  /// As a field of so many rows.
  func typed(count: Int) -> TypedColumn {
    func all(_ values: [Double]) -> [Double] {
      values.count == 1 && count != 1 ? Array(repeating: values[0], count: count) : values
    }
    switch self {
    case .numbers(let values): return TypedColumn(kind: .numbers, values: .numbers(all(values)))
    case .dates(let values): return TypedColumn(kind: .dates, values: .dates(all(values)))
    case .booleans(let values):
      return TypedColumn(
        kind: .booleans, values: .categories(BooleanText.column(all(values))))
    case .texts(let column):
      let codes =
        column.codes.count == 1 && count != 1
        ? Array(repeating: column.codes[0], count: count) : column.codes
      return TypedColumn(
        kind: .texts, values: .categories(CategoryColumn(names: column.names, codes: codes)))
    case .list(let columns):
      return columns.first?.typed(count: count)
        ?? TypedColumn(
          kind: .numbers, values: .numbers(Array(repeating: .nan, count: count)))
    }
  }

  /// As numbers: dates are milliseconds since 1970, texts what they spell.
  var numbers: [Double] {
    switch self {
    case .numbers(let values), .booleans(let values): return values
    case .dates(let values): return values.map { ($0 + CivilDate.referenceOffset) * 1000 }
    case .texts(let column):
      let numbers = column.names.map { NumberText.parse($0) ?? .nan }
      return column.codes.map { $0 < 0 ? .nan : numbers[Int($0)] }
    case .list(let columns): return columns.first?.numbers ?? [.nan]
    }
  }

  /// As dates: numbers are milliseconds since 1970, texts ISO 8601.
  var dates: [Double] {
    switch self {
    case .dates(let values): return values
    case .texts(let column):
      let dates = column.names.map { DateText.parse($0) ?? .nan }
      return column.codes.map { $0 < 0 ? .nan : dates[Int($0)] }
    default: return numbers.map { $0 / 1000 - CivilDate.referenceOffset }
    }
  }

  var texts: CategoryColumn {
    switch self {
    case .texts(let column): column
    case .booleans(let values): BooleanText.column(values)
    case .numbers(let values): CategoryColumn(values, PlainText.number)
    case .dates(let values): CategoryColumn(values, PlainText.date)
    case .list(let columns): columns.first?.texts ?? CategoryColumn([])
    }
  }

  /// Where it holds: what is not zero, empty or missing.
  var truths: [Bool] {
    switch self {
    case .numbers(let values), .booleans(let values): values.map { $0 != 0 && !$0.isNaN }
    case .dates(let values): values.map { !$0.isNaN }
    case .texts(let column): column.codes.map { $0 >= 0 && !column.names[Int($0)].isEmpty }
    case .list: [true]
    }
  }

  var missing: [Bool] {
    switch self {
    case .numbers(let values), .booleans(let values), .dates(let values): values.map(\.isNaN)
    case .texts(let column): column.codes.map { $0 < 0 }
    case .list: [false]
    }
  }

  static func truths(_ values: [Bool]) -> FormulaColumn { .booleans(values.map { $0 ? 1 : 0 }) }
}

/// Two columns value by value; where one has one value, that stands for all.
func joined<A, B, Result>(_ a: [A], _ b: [B], _ join: (A, B) -> Result) -> [Result] {
  if a.count == b.count { return zip(a, b).map(join) }
  if let first = a.first, a.count == 1 { return b.map { join(first, $0) } }
  if let second = b.first, b.count == 1 { return a.map { join($0, second) } }
  return zip(a, b).map(join)
}
