import ChartModel

/// A closure that changes the domain that marks give, with the type of its data erased.
///
/// Unchecked, since it is called on the main actor alone, where charts are lowered.
struct InferredDomainModifier: @unchecked Sendable {
  /// The changed list; nil where the values are not of the closure's type.
  private let modify: ([_PlottedValue]) -> [_PlottedValue]?

  init<P: Plottable>(_ modify: @escaping (inout [P]) -> Void) {
    self.modify = { values in
      var typed = values.compactMap { value in
        P.PrimitivePlottable(_plotted: value).flatMap { P(primitivePlottable: $0) }
      }
      guard typed.count == values.count else { return nil }
      modify(&typed)
      return typed.map(\.primitivePlottable._plotted)
    }
  }

  /// The domain after the change, and what is wrong with it.
  ///
  /// - Parameter columns: the data of all marks on the axis.
  func domain(
    _ columns: [Column],
    includesZero: Bool,
    reversed: Bool
  ) -> (spec: DomainSpec?, problem: String?) {
    let values = Self.inferred(columns, includesZero: includesZero)
    guard let changed = modify(values) else {
      return (nil, "modifyInferredDomain is for another type of data; it is left out")
    }
    guard let spec = Self.spec(changed, reversed: reversed) else {
      return (nil, values.isEmpty ? nil : "modifyInferredDomain leaves no values; it is left out")
    }
    return (spec, nil)
  }

  private static func inferred(_ columns: [Column], includesZero: Bool) -> [_PlottedValue] {
    var numbers = includesZero ? [0.0] : []
    var dates: [Double] = []
    var names = CategoryColumn()
    for column in columns {
      switch column {
      case .numbers(let values): numbers += extent(values)
      case .dates(let values): dates += extent(values)
      case .categories(let column):
        for name in column.names { names.append(name) }
      }
    }
    if !names.names.isEmpty { return names.names.map { .category($0) } }
    if !dates.isEmpty { return extent(dates).map { .date($0) } }
    return extent(numbers).map { .number($0) }
  }

  /// The least and the greatest finite value; none of none.
  private static func extent(_ values: [Double]) -> [Double] {
    finiteExtent(values).map { [$0.low, $0.high] } ?? []
  }

  private static func spec(_ values: [_PlottedValue], reversed: Bool) -> DomainSpec? {
    switch values.first {
    case .category:
      let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
      return .categories(reversed ? names.reversed() : names)
    case .number:
      let extent = extent(
        values.compactMap { if case .number(let value) = $0 { value } else { nil } }
      )
      guard extent.count == 2 else { return nil }
      return reversed ? .numbers(extent[1], extent[0]) : .numbers(extent[0], extent[1])
    case .date:
      let extent = extent(
        values.compactMap { if case .date(let value) = $0 { value } else { nil } })
      guard extent.count == 2 else { return nil }
      return reversed ? .dates(extent[1], extent[0]) : .dates(extent[0], extent[1])
    case nil:
      return nil
    }
  }
}
