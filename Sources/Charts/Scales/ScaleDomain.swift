import ChartModel

/// The data that a scale covers: a range, a list, or what the marks give.
public protocol ScaleDomain {
  /// The domain as plain values.
  var _scaleDomain: _ScaleDomain { get }
}

/// A scale's domain as plain values.
public struct _ScaleDomain: Sendable {
  let spec: DomainSpec
  /// Changes the domain that the marks give; nil leaves it.
  let modifier: InferredDomainModifier?
  /// The numbers or dates of a list; empty where there is no list of these.
  let places: [Double]

  init(_ spec: DomainSpec, modifier: InferredDomainModifier? = nil, places: [Double] = []) {
    self.spec = spec
    self.modifier = modifier
    self.places = places
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
      names.isEmpty ? DomainSpec(from: first, to: last) : .categories(names),
      places: places
    )
  }
}

/// The domain that the marks give.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  let includesZero: Bool?
  let reversed: Bool?
  var modifier: InferredDomainModifier?

  /// The choices, left to the chart where nil.
  public var _scaleDomain: _ScaleDomain {
    _ScaleDomain(
      .automatic(includesZero: includesZero, reversed: reversed),
      modifier: modifier
    )
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

  /// What the marks give, changed by a closure.
  ///
  /// - Parameters:
  ///   - dataType: the type of the data; where the scale shows another, the closure is not called.
  ///   - modifyInferredDomain: changes the list of the domain's values: the least and the greatest
  ///     of numbers and dates, all of categories. The least and the greatest that it leaves are the
  ///     domain. Heights of functions are not in the list.
  public static func automatic<P: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: P.Type,
    modifyInferredDomain: @escaping (inout [P]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      includesZero: includesZero,
      reversed: reversed,
      modifier: InferredDomainModifier(modifyInferredDomain)
    )
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
