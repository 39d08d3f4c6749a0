/// A cubic Bézier curve from (0, 0) to (1, 1), of time and way, by its two control points.
///
/// Source: CSS Easing Functions Level 1, section 2.2.
package struct CubicEasing: Sendable, Hashable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// nil where an x is outside 0...1, where the way would not be a function of time, or a y is
  /// beyond ±1000.
  package init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), abs(y1) <= 1e3, abs(y2) <= 1e3 else {
      return nil
    }
    self.init(checked: (x1, y1), (x2, y2))
  }

  init(checked first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    (x1, y1) = first
    (x2, y2) = second
  }

  func way(at time: Double) -> Double {
    CubicEasing.value(y1, y2, at: parameter(at: time))
  }

  /// One coordinate of the curve.
  private static func value(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }

  /// Where on the curve a time is: by Newton's method, and by halving where that leaves the
  /// interval that holds the answer, as at an upright tangent.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<64 {
      let error = CubicEasing.value(x1, x2, at: s) - time
      if abs(error) < 1e-15 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / CubicEasing.slope(x1, x2, at: s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
