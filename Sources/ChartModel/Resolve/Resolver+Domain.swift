import Diagnostics
import Glibc

extension Resolver {
  /// How many values an axis of a box aims at.
  static let wantedTicks = 5

  /// The scale of one axis: its kind, its domain and its range.
  mutating func scale(_ axis: PositionAxis) -> PositionScale {
    let declared = spec[axis]
    let kind = kind(declared, basis[axis])
    let range = range(axis, declared)
    noteMismatch(axis, declared, kind)
    if case .category(let names) = kind {
      // The first name of a plane's y axis stands at its top.
      let isReversed = isReversed(declared.domain) != (spec.plot == .plane && axis == .y)
      let count = Double(max(1, names.count))
      return PositionScale(
        kind: kind, start: isReversed ? count : 0, end: isReversed ? 0 : count, range: range)
    }
    let transform = ScaleTransform(declared.scale ?? .linear)
    let domain = domain(axis, kind: kind, transform: transform)
    return PositionScale(
      kind: kind, transform: transform, start: domain.start, end: domain.end, range: range)
  }

  /// Notes a domain and a scale that are declared for another kind of data than the axis shows.
  private mutating func noteMismatch(
    _ axis: PositionAxis, _ declared: AxisSpec, _ kind: PositionScale.Kind
  ) {
    if !kind.suits(declared.domain) {
      diagnostics.note(
        .other("the \(axis.name) domain does not suit its scale; the data's own is used instead"))
    }
    guard case .category = kind, let scale = declared.scale, scale != .category else { return }
    diagnostics.note(
      .other("the \(axis.name) axis shows names, which need no scale; that of it is left out"))
  }

  /// The first column decides; a declared category scale makes texts of numbers.
  private func kind(_ declared: AxisSpec, _ data: AxisBasis) -> PositionScale.Kind {
    if case .categories(let names) = declared.domain {
      var distinct: [String] = []
      distinct.appendNew(names)
      return .category(distinct)
    }
    switch data.kind {
    case nil:
      if case .dates = declared.domain { return .date }
      return declared.scale == .date ? .date : .number
    case .numbers where declared.scale != .category: return .number
    case .dates where declared.scale != .category: return .date
    default: return .category(data.names)
    }
  }

  private mutating func range(_ axis: PositionAxis, _ declared: AxisSpec) -> ClosedRange<Double> {
    // A plane has its length in points when it is laid out.
    if spec.plot == .plane { return 0...1 }
    let standard = -0.5...0.5
    guard let range = declared.range else { return standard }
    let length = range.upperBound - range.lowerBound
    guard length.isFinite, length > 1e-6, length < 1e6 else {
      diagnostics.note(
        .other("the \(axis.name) range has no usable length; -0.5...0.5 is used instead"))
      return standard
    }
    return range
  }

  private func isReversed(_ domain: DomainSpec) -> Bool {
    if case .automatic(_, let reversed) = domain { reversed ?? false } else { false }
  }

  private mutating func domain(
    _ axis: PositionAxis, kind: PositionScale.Kind, transform: ScaleTransform
  ) -> (start: Double, end: Double) {
    switch spec[axis].domain {
    case .numbers(let start, let end) where kind == .number,
      .dates(let start, let end) where kind == .date:
      if let usable = DataDomain.declared(start, end, transform) { return usable }
      diagnostics.note(
        .other("the \(axis.name) domain does not suit its scale; the data's own is used instead"))
    case .automatic, .categories, .numbers, .dates:
      break
    }
    let data = (basis[axis].extent.map { [$0.low, $0.high] } ?? []) + barExtent(axis, transform)
    let extent = DataDomain.extent([data], transform)
    if let extent, DataDomain.isBlurred(extent) {
      diagnostics.note(
        .other(
          "the values on the \(axis.name) axis differ too little for it, and are drawn as one; "
            + "subtract what they have in common, or scale them up"))
    }
    let domain = automaticDomain(axis, kind: kind, transform: transform, extent)
    return isReversed(spec[axis].domain) ? (domain.high, domain.low) : (domain.low, domain.high)
  }

  private func automaticDomain(
    _ axis: PositionAxis, kind: PositionScale.Kind, transform: ScaleTransform,
    _ extent: DataExtent?
  ) -> (low: Double, high: Double) {
    let includesZero = kind == .number && includesZero(axis)
    guard let (low, high) = DataDomain.of(extent, transform, includesZero: includesZero) else {
      return emptyDomain(axis, kind, transform)
    }
    if kind == .date || basis[axis].bars != nil { return (low, high) }
    return rounded(low, high, axis, transform)
  }

  /// Whether zero is to be shown with the numbers: in a plane it is unless told otherwise.
  private func includesZero(_ axis: PositionAxis) -> Bool {
    guard case .automatic(let wanted, _) = spec[axis].domain else { return false }
    return wanted ?? (spec.plot == .plane)
  }

  /// Rounds outward to values that an axis would show.
  private func rounded(
    _ low: Double, _ high: Double, _ axis: PositionAxis, _ transform: ScaleTransform
  ) -> (low: Double, high: Double) {
    let wanted = automaticMarks(axis)
    var nice = NumberTicks.nice(
      low: low, high: high, count: wanted.count, minimumStride: wanted.minimumStride)
    if transform == .log {
      if log10(high / low) >= 1 {
        nice = TransformedTicks.nice(low: low, high: high)
      } else if nice.low <= 0 {
        nice = (low, high)
      }
    }
    if !wanted.roundsLow { nice.low = low }
    if !wanted.roundsHigh { nice.high = high }
    return transform == .log ? nice : strided(low, high, axis, else: nice)
  }

  /// Rounds as the strides of the axis's own marks ask.
  private func strided(
    _ low: Double, _ high: Double, _ axis: PositionAxis, else nice: (low: Double, high: Double)
  ) -> (low: Double, high: Double) {
    var domain = nice
    for marks in spec[axis].marks ?? [] {
      guard case .stride(let step, let roundsLow, let roundsHigh) = marks.values,
        step.isFinite, step != 0
      else { continue }
      let round = NumberTicks.rounded(low: low, high: high, step: abs(step))
      if let roundsLow { domain.low = roundsLow ? round.low : low }
      if let roundsHigh { domain.high = roundsHigh ? round.high : high }
    }
    return domain
  }

  /// The domain of an axis with no data: that of a function's inputs, or a plain one.
  private func emptyDomain(
    _ axis: PositionAxis, _ kind: PositionScale.Kind, _ transform: ScaleTransform
  ) -> (low: Double, high: Double) {
    if transform == .log { return (1, 10) }
    if kind == .date { return (0, 86400) }
    return basis.hasFunctions ? (-1, 1) : (0, 1)
  }

  /// What the axis's own marks ask of automatic values, or the usual.
  func automaticMarks(_ axis: PositionAxis) -> AutomaticMarks {
    var wanted = AutomaticMarks()
    for marks in spec[axis].marks ?? [] {
      guard case .automatic(let count, let stride, let low, let high) = marks.values else {
        continue
      }
      if wanted.isDefault, let count { wanted.count = min(max(count, 2), 100) }
      wanted.isDefault = wanted.isDefault && count == nil
      wanted.minimumStride = wanted.minimumStride ?? stride
      wanted.roundsLow = wanted.roundsLow && low
      wanted.roundsHigh = wanted.roundsHigh && high
    }
    return wanted
  }
}

/// What is asked of the automatic values of an axis.
struct AutomaticMarks {
  /// About how many.
  var count = Resolver.wantedTicks
  /// Whether nobody asked for a count.
  var isDefault = true
  var minimumStride: Double?
  var roundsLow = true
  var roundsHigh = true
}

extension Column {
  /// Numbers or dates as doubles; nil for categories.
  package var numericValues: [Double]? {
    switch self {
    case .numbers(let values), .dates(let values): values
    case .categories: nil
    }
  }
}

extension PositionScale.Kind {
  /// Whether a domain is of the same kind.
  fileprivate func suits(_ domain: DomainSpec) -> Bool {
    switch (self, domain) {
    case (_, .automatic), (.number, .numbers), (.date, .dates), (.category, .categories): true
    default: false
    }
  }
}
