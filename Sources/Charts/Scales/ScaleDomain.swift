import ChartModel

/// The data that a scale covers: a range, a list, or what the marks give.
public protocol ScaleDomain {
  /// The domain as plain values.
  var _scaleDomain: _ScaleDomain { get }
}

/// A scale's domain as plain values.
public struct _ScaleDomain: Sendable {
  let spec: DomainSpec
  /// The numbers or dates of a list; empty where there is no list of these.
  let places: [Double]
  /// What becomes of an automatic domain.
  let change: DomainChange?

  init(_ spec: DomainSpec, places: [Double] = [], change: DomainChange? = nil) {
    self.spec = spec
    self.places = places
    self.change = change
  }

  /// Numbers and dates from the first to the last; texts as the categories in order.
  init(list values: [_PlottedValue]) {
    guard let first = values.first, let last = values.last else {
      self = AutomaticScaleDomain.automatic._scaleDomain
      return
    }
    let names = values.compactMap { value in
      if case .category(let name) = value { name } else { nil }
    }
    let places = values.compactMap { value -> Double? in
      switch value {
      case .number(let place), .date(let place): place
      case .category: nil
      }
    }
    self.init(
      names.isEmpty ? DomainSpec(from: first, to: last) : .categories(names), places: places)
  }
}

/// The domain that the marks give.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  let includesZero: Bool?
  let reversed: Bool?
  var change: DomainChange?

  /// The choices, left to the chart where nil.
  public var _scaleDomain: _ScaleDomain {
    _ScaleDomain(.automatic(includesZero: includesZero, reversed: reversed), change: change)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the marks give.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// What the marks give, with or without zero, and in either direction.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }

  /// What the marks give after a change: of numbers and dates the two ends, of texts all.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    // Called once, where the chart is resolved.
    nonisolated(unsafe) let change = { (values: [AxisMarkValue.Value]) in
      var domain = values.compactMap { DataValue($0) }
      // Values of another kind are not the caller's.
      guard domain.count == values.count else { return values }
      modifyInferredDomain(&domain)
      return domain.map { AxisMarkValue.Value($0.primitivePlottable._plotted) }
    }
    return AutomaticScaleDomain(
      includesZero: includesZero,
      reversed: reversed,
      change: { change($0) }
    )
  }
}

extension AxisMarkValue.Value {
  /// The same value in the model.
  init(_ plotted: _PlottedValue) {
    switch plotted {
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(seconds)
    case .category(let name): self = .category(name)
    }
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower bound to the upper.
  public var _scaleDomain: _ScaleDomain {
    _ScaleDomain(
      DomainSpec(
        from: lowerBound.primitivePlottable._plotted,
        to: upperBound.primitivePlottable._plotted
      )
    )
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Numbers and dates from the first to the last; texts as the categories in order.
  public var _scaleDomain: _ScaleDomain {
    _ScaleDomain(list: map(\.primitivePlottable._plotted))
  }
}

extension DomainSpec {
  /// From one value to another of the same kind.
  init(from start: _PlottedValue, to end: _PlottedValue) {
    switch (start, end) {
    case (.number(let start), .number(let end)): self = .numbers(start, end)
    case (.date(let start), .date(let end)): self = .dates(start, end)
    case (.category(let start), .category(let end)): self = .categories([start, end])
    default: self = .automatic(includesZero: nil, reversed: nil)
    }
  }
}
