extension DomainSpec {
  var isAutomatic: Bool { if case .automatic = self { true } else { false } }

  /// The ends of a declared domain; nil for one of categories, or one that cannot be drawn.
  var extent: DataExtent? {
    switch self {
    case .numbers(let start, let end), .dates(let start, let end):
      start.isFinite && end.isFinite
        ? DataExtent(low: min(start, end), high: max(start, end)) : nil
    case .automatic, .categories: nil
    }
  }

  /// Makes a domain that holds all that both declare, in the direction of the first.
  ///
  /// One that one of them leaves to the data is left to the data.
  mutating func merge(_ other: DomainSpec) {
    switch (self, other) {
    case (.numbers(let start, let end), .numbers):
      let (low, high) = joined(other)
      self = start > end ? .numbers(high, low) : .numbers(low, high)
    case (.dates(let start, let end), .dates):
      let (low, high) = joined(other)
      self = start > end ? .dates(high, low) : .dates(low, high)
    case (.categories(var names), .categories(let others)):
      names.appendNew(others)
      self = .categories(names)
    case (.numbers(let start, let end), .automatic), (.dates(let start, let end), .automatic):
      self = .automatic(includesZero: false, reversed: start > end)
    case (.categories, .automatic):
      self = other
    case (.automatic, _), (.numbers, _), (.dates, _), (.categories, _): break
    }
  }

  /// The ends of both; not finite where neither can be drawn.
  private func joined(_ other: DomainSpec) -> (low: Double, high: Double) {
    let extents = [extent, other.extent].compactMap { $0 }
    return finiteExtent(extents.flatMap { [$0.low, $0.high] }) ?? (.nan, .nan)
  }
}
