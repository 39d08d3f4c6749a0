import ChartModel

/// The domain that holds those of all states of one scale.
struct SharedDomain {
  /// nil before the first state, and where the states have nothing to share.
  private(set) var domain: DomainSpec?

  /// Widens it to hold a scale.
  mutating func add(_ scale: PositionScale) {
    switch scale.kind {
    case .number: widen(scale.start, scale.end, DomainSpec.numbers)
    case .date: widen(scale.start, scale.end, DomainSpec.dates)
    case .category(let names): add(names)
    }
  }

  /// Widens it to hold a column's values.
  mutating func add(_ column: Column) {
    switch column {
    case .numbers(let values):
      if let extent = finiteExtent(values) { widen(extent.low, extent.high, DomainSpec.numbers) }
    case .dates(let values):
      if let extent = finiteExtent(values) { widen(extent.low, extent.high, DomainSpec.dates) }
    case .categories(let column): add(column.names)
    }
  }

  /// Where a state is of another kind than those before, the first stays.
  private mutating func widen(
    _ start: Double, _ end: Double, _ make: (Double, Double) -> DomainSpec
  ) {
    switch (domain, make(start, end)) {
    case (nil, let first): domain = first
    case (.numbers(let a, let b), .numbers), (.dates(let a, let b), .dates):
      let isReversed = a > b
      let (low, high) = (min(a, b, start, end), max(a, b, start, end))
      domain = isReversed ? make(high, low) : make(low, high)
    default: break
    }
  }

  private mutating func add(_ names: [String]) {
    switch domain {
    case nil: domain = .categories(names)
    case .categories(let known):
      let fresh = Set(names).subtracting(known)
      domain = .categories(known + names.filter { fresh.contains($0) })
    default: break
    }
  }
}
