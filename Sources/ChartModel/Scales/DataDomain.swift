/// The domain that data or a declaration gives a scale: one rule for axes and for colours.
enum DataDomain {
  /// Below this too few numbers lie within a span for the ticks of an axis.
  static let leastSpan = 1e-315

  /// The extent of what the transform is defined for; nil where there is nothing.
  static func extent(_ columns: [[Double]], _ transform: ScaleTransform) -> DataExtent? {
    var low = Double.infinity
    var high = -Double.infinity
    for column in columns {
      for value in column where value.isFinite && transform.apply(value).isFinite {
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low <= high ? DataExtent(low: low, high: high) : nil
  }

  /// The domain of an extent, at least so wide that it can be divided; nil where there is nothing.
  ///
  /// - Parameter includesZero: whether 0 is shown in any case, where the transform has it.
  static func of(
    _ extent: DataExtent?, _ transform: ScaleTransform, includesZero: Bool = false
  ) -> (low: Double, high: Double)? {
    guard var (low, high) = extent.map({ ($0.low, $0.high) }) else { return nil }
    if includesZero, transform.apply(0).isFinite {
      low = min(low, 0)
      high = max(high, 0)
    }
    return isConstant(low, high) ? widened(low, transform) : (low, high)
  }

  /// Whether a spread is too narrow to be shown: its ticks could not be told apart.
  private static func isConstant(_ low: Double, _ high: Double) -> Bool {
    high - low <= max(abs(low), abs(high)) * 1e-13 || high - low < leastSpan
  }

  /// Whether values differ, by more than the noise of rounding, and are drawn as one value.
  static func isBlurred(_ extent: DataExtent) -> Bool {
    let (low, high) = (extent.low, extent.high)
    return isConstant(low, high) && high - low > max(low.ulp, high.ulp) * 8
  }

  /// A declared domain, widened when it is a single value; nil when it cannot be drawn.
  static func declared(
    _ start: Double, _ end: Double, _ transform: ScaleTransform
  ) -> (start: Double, end: Double)? {
    guard start.isFinite, end.isFinite else { return nil }
    guard transform.apply(start).isFinite, transform.apply(end).isFinite else { return nil }
    if transform.apply(start) != transform.apply(end) { return (start, end) }
    let widened = widened(start, transform)
    return (widened.low, widened.high)
  }

  /// The domain round a single value, as far as there are numbers.
  private static func widened(
    _ value: Double, _ transform: ScaleTransform
  ) -> (low: Double, high: Double) {
    let most = Double.greatestFiniteMagnitude
    if transform == .log {
      return (max(value / 2, .leastNonzeroMagnitude), min(value * 2, most))
    }
    let margin = abs(value) < leastSpan ? 1 : abs(value) * 0.1
    return (max(value - margin, -most), min(value + margin, most))
  }
}
