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
    if case .category(let names) = kind {
      let isReversed = isReversed(declared.domain)
      let count = Double(max(1, names.count))
      return PositionScale(
        kind: kind, start: isReversed ? count : 0, end: isReversed ? 0 : count, range: range)
    }
    let transform = ScaleTransform(declared.scale ?? .linear)
    let domain = domain(axis, kind: kind, transform: transform)
    return PositionScale(
      kind: kind, transform: transform, start: domain.start, end: domain.end, range: range)
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
    case .numbers(let start, let end), .dates(let start, let end):
      if let usable = DataDomain.declared(start, end, transform) { return usable }
      diagnostics.note(
        .other("the \(axis.name) domain does not suit its scale; the data's own is used instead"))
    case .automatic, .categories:
      break
    }
    let domain = automaticDomain(axis, kind: kind, transform: transform)
    return isReversed(spec[axis].domain) ? (domain.high, domain.low) : (domain.low, domain.high)
  }

  private func automaticDomain(
    _ axis: PositionAxis, kind: PositionScale.Kind, transform: ScaleTransform
  ) -> (low: Double, high: Double) {
    let includesZero = kind == .number && includesZero(axis)
    let data = (basis[axis].extent.map { [$0.low, $0.high] } ?? []) + barExtent(axis, transform)
    let extent = DataDomain.extent([data], transform)
    guard let (low, high) = DataDomain.of(extent, transform, includesZero: includesZero) else {
      return emptyDomain(axis, kind, transform)
    }
    if kind == .date || (axis != .y && basis.hasBars) { return (low, high) }
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
        nice = (pow(10, floor(log10(low) + 1e-9)), pow(10, ceil(log10(high) - 1e-9)))
      } else if nice.low <= 0 {
        nice = (low, high)
      }
    }
    return (wanted.roundsLow ? nice.low : low, wanted.roundsHigh ? nice.high : high)
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
  var numericValues: [Double]? {
    switch self {
    case .numbers(let values), .dates(let values): values
    case .categories: nil
    }
  }
}
