/// A mapping from data to a place along one axis of the plot.
package struct PositionScale: Sendable, Hashable {
  /// What the data is.
  package enum Kind: Sendable, Hashable {
    case number
    /// Seconds since the reference date.
    case date
    /// Category i stands at i + 0.5; the domain is 0 to the number of categories.
    case category([String])
  }

  package var kind: Kind
  package var transform: ScaleTransform
  /// The values at the start and at the end of the range; finite, distinct, not always ascending.
  package var start: Double
  package var end: Double
  /// The places of start and end.
  package var range: ClosedRange<Double>

  package init(
    kind: Kind = .number, transform: ScaleTransform = .identity, start: Double, end: Double,
    range: ClosedRange<Double> = -0.5...0.5
  ) {
    self.kind = kind
    self.transform = transform
    self.start = start
    self.end = end
    self.range = range
  }

  /// A power of two times which the domain has a span that is a number, and so is its reciprocal.
  var magnifier: Double {
    let span = abs(transform.apply(end) - transform.apply(start))
    return span.isFinite ? (span < 1e-290 ? 0x1p200 : 1) : 0.25
  }

  /// The place of a value; NaN when the value is not finite or not on the scale.
  package func place(of value: Double) -> Double {
    guard value.isFinite else { return .nan }
    let low = transform.apply(start) * magnifier
    let fraction =
      (transform.apply(value) * magnifier - low) / (transform.apply(end) * magnifier - low)
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  /// The places of many values; not finite where a value is not, or is not on the scale.
  package func places(of values: [Double]) -> [Double] {
    let map = PlaceMap(self)
    return values.map { map[$0] }
  }

  /// The value at a place.
  package func value(at place: Double) -> Double {
    let low = transform.apply(start) * magnifier
    let high = transform.apply(end) * magnifier
    let fraction = (place - range.lowerBound) / (range.upperBound - range.lowerBound)
    return transform.invert((low + fraction * (high - low)) / magnifier)
  }

  /// Count of values spread evenly over the range, from its lower to its upper bound.
  package func evenValues(count: Int) -> [Double] {
    (0..<count).map { index in
      if index == 0 { return start }
      if index == count - 1 { return end }
      let fraction = Double(index) / Double(count - 1)
      return value(
        at: range.lowerBound + fraction * (range.upperBound - range.lowerBound))
    }
  }
}
