import Glibc

/// Nice values on a linear scale: whole multiples of 1, 2, 2.5 or 5 times a power of ten.
///
/// Values are computed as index times step, never by repeated addition, so they are exact to the
/// last digit shown, and their number is bounded.
package enum NumberTicks {
  package static let limit = 1000

  /// The nice step that gives about `count` values over a span.
  ///
  /// Among the steps near span / (count - 1) the one whose number of values comes closest wins;
  /// 2.5 is used only where its multiples are whole numbers.
  package static func step(
    low: Double, high: Double, count: Int, minimumStride: Double? = nil
  ) -> Double? {
    guard low.isFinite, high.isFinite, low < high else { return nil }
    let wanted = max(2, min(count, limit))
    let power = min(floor(log10(quotient(low, high, Double(wanted - 1)))), 308)
    var best: (step: Double, score: Double)?
    for exponent in [power - 1, power, power + 1] {
      for (multiple, penalty) in [(1.0, 0.0), (2.0, 0.1), (5.0, 0.1), (2.5, 0.3)] {
        if multiple == 2.5 && exponent < 1 { continue }
        let step = scaled(multiple, exponent)
        guard step > 0, step.isFinite else { continue }
        let score = abs(quotient(low, high, step) + 1 - Double(wanted)) + penalty
        if best.map({ score < $0.score }) ?? true { best = (step, score) }
      }
    }
    return best.map { step(atLeast: minimumStride ?? 0, near: $0.step) }
  }

  /// The multiples of a step within a domain.
  package static func multiples(of step: Double, low: Double, high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    // A hair of slack keeps an end that misses its multiple by rounding alone.
    let first = ceil(low / step - 1e-9)
    let last = floor(high / step + 1e-9)
    guard abs(first) < 9e15, abs(last) < 9e15, last >= first, last - first < Double(limit) else {
      return []
    }
    var values: [Double] = []
    for index in 0...Int(last - first) {
      let multiple = (first + Double(index)) * step
      let value = multiple == 0 ? 0 : rounded(multiple, toStep: step)
      // A step under the last digit of the values would show some of them twice.
      if value != values.last { values.append(value) }
    }
    return values
  }

  /// A domain rounded outward to multiples of its nice step.
  package static func nice(
    low: Double, high: Double, count: Int, minimumStride: Double? = nil
  ) -> (low: Double, high: Double) {
    step(low: low, high: high, count: count, minimumStride: minimumStride).map {
      rounded(low: low, high: high, step: $0)
    } ?? (low, high)
  }

  /// A nice step no smaller than a least one: the given step where it is large enough.
  package static func step(atLeast least: Double, near step: Double) -> Double {
    guard step < least, least.isFinite else { return step }
    let power = floor(log10(least))
    for multiple in [1.0, 2.0, 5.0, 10.0] where scaled(multiple, power) >= least * (1 - 1e-12) {
      return scaled(multiple, power)
    }
    return least
  }

  /// A domain rounded outward to multiples of a step.
  package static func rounded(
    low: Double, high: Double, step: Double
  ) -> (low: Double, high: Double) {
    let niceLow = floor(low / step + 1e-9) * step
    let niceHigh = ceil(high / step - 1e-9) * step
    guard niceLow.isFinite, niceHigh.isFinite, niceLow < niceHigh else { return (low, high) }
    return (rounded(niceLow, toStep: step), rounded(niceHigh, toStep: step))
  }

  /// How many times a divisor goes into a span, which may itself be beyond the greatest number.
  private static func quotient(_ low: Double, _ high: Double, _ divisor: Double) -> Double {
    let span = high - low
    return span.isFinite ? span / divisor : high / divisor - low / divisor
  }

  /// multiple times ten to the exponent, exact where a double can be.
  private static func scaled(_ multiple: Double, _ exponent: Double) -> Double {
    if exponent >= 0 { return multiple * pow(10, exponent) }
    // The power of ten of a number that small is beyond the greatest.
    if exponent < -300 { return multiple / 1e300 / pow(10, -exponent - 300) }
    return multiple / pow(10, -exponent)
  }

  /// Takes off the rounding error that a product with a decimal fraction has.
  private static func rounded(_ value: Double, toStep step: Double) -> Double {
    let exponent = floor(log10(step)) - 1
    guard exponent < 0, exponent > -16 else { return value }
    let power = pow(10, -exponent)
    let scaledUp = value * power
    return abs(scaledUp) < 9e15 ? scaledUp.rounded() / power : value
  }
}
