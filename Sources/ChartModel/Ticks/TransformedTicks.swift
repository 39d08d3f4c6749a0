import Glibc

/// Values on scales that are not linear.
package enum TransformedTicks {
  /// Powers of ten within a positive domain, with 2 and 5 between them when there are few, and
  /// linear values where the domain lies within one decade.
  package static func log(low: Double, high: Double, count: Int) -> [Double] {
    guard low > 0, high > low, high.isFinite else { return [] }
    let first = Int(ceil(log10(low) - 1e-9))
    let last = Int(floor(log10(high) + 1e-9))
    let decades = last - first + 1
    if decades < 2 { return linear(low: low, high: high, count: count) }
    if decades >= count {
      let stride = max(1, Int((Double(decades) / Double(count)).rounded(.up)))
      return Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) }
    }
    let multiples: [Double] = decades * 2 <= count ? [1, 2, 5] : [1]
    var values: [Double] = []
    for decade in (first - 1)...last {
      let power = pow(10, Double(decade))
      values += multiples.map { $0 * power }
    }
    return values.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
  }

  /// A positive domain rounded outward to powers of ten, as far as there are numbers.
  package static func nice(low: Double, high: Double) -> (low: Double, high: Double) {
    let (niceLow, niceHigh) = (
      pow(10, floor(log10(low) + 1e-9)), pow(10, ceil(log10(high) - 1e-9))
    )
    return (niceLow > 0 ? niceLow : low, niceHigh.isFinite ? niceHigh : high)
  }

  /// Zero and the powers of ten on both sides, thinned to about the count; linear values where the
  /// domain has no two of them.
  package static func symmetricLog(
    low: Double, high: Double, slope: Double, count: Int
  ) -> [Double] {
    let reach = max(abs(low), abs(high)) * slope
    guard reach > 10, reach.isFinite else { return linear(low: low, high: high, count: count) }
    let decades = Int(floor(log10(reach)))
    let bothSides = low < 0 && high > 0
    let room = max(1, (count - 1) / (bothSides ? 2 : 1))
    let stride = max(1, Int((Double(decades + 1) / Double(room)).rounded(.up)))
    let exponents = Array(Swift.stride(from: decades, through: 0, by: -stride))
    let powers: [Double] = exponents.map { pow(10, Double($0)) / slope }
    let all: [Double] = powers.map { -$0 } + [0.0] + powers.reversed()
    let shown = all.filter { $0 >= low && $0 <= high }
    return shown.count < 2 ? linear(low: low, high: high, count: count) : shown
  }

  private static func linear(low: Double, high: Double, count: Int) -> [Double] {
    guard let step = NumberTicks.step(low: low, high: high, count: count) else { return [] }
    return NumberTicks.multiples(of: step, low: low, high: high)
  }
}
