import Glibc

extension CubicBezier {
  /// A piece of a cardinal spline: the tangent at a point is (1 - tension) / 2 of the way between its
  /// neighbours, and none at an end of the line.
  ///
  /// A Hermite tangent is three times as long as a control point is away, hence the sixth.
  static func cardinal(
    _ before: SIMD2<Double>?, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ after: SIMD2<Double>?,
    tension: Double
  ) -> CubicBezier {
    let share = (1 - (tension.isFinite ? tension : 0)) / 6
    return CubicBezier(
      a, before.map { a + (b - $0) * share } ?? a, after.map { b - ($0 - a) * share } ?? b, b)
  }

  /// A piece of a Catmull-Rom spline with knots at distances to the power alpha.
  ///
  /// Barry and Goldman's pyramid written as a Bezier curve: C. Yuksel, S. Schaefer, J. Keyser, "On
  /// the parameterization of Catmull-Rom curves", 2009, equation 3.
  static func catmullRom(
    _ before: SIMD2<Double>?, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ after: SIMD2<Double>?,
    alpha: Double
  ) -> CubicBezier {
    let alpha = alpha.isFinite ? alpha : 0.5
    func knot(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double {
      pow(((q - p) * (q - p)).sum(), alpha / 2)
    }
    let middle = knot(a, b)
    /// The control point beside `a`, seen from the neighbour on its other side.
    func control(
      _ neighbour: SIMD2<Double>?, _ a: SIMD2<Double>, _ b: SIMD2<Double>
    )
      -> SIMD2<Double>
    {
      guard let neighbour else { return a }
      let outer = knot(neighbour, a)
      guard outer > 1e-12, middle > 1e-12 else { return a }
      let (outer2, middle2) = (outer * outer, middle * middle)
      let weight = 2 * outer2 + 3 * outer * middle + middle2
      return (b * outer2 - neighbour * middle2 + a * weight) / (3 * outer * (outer + middle))
    }
    return CubicBezier(a, control(before, a, b), control(after, b, a), b)
  }

  /// A piece of Steffen's interpolation, which has no extremes but at points.
  ///
  /// M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy and
  /// Astrophysics 239, 1990.
  ///
  /// - Parameter along: the index of the coordinate that the other is a function of.
  static func monotone(
    _ before: SIMD2<Double>?, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ after: SIMD2<Double>?,
    along: Int
  ) -> CubicBezier {
    let across = 1 - along
    let step = b[along] - a[along]
    guard step != 0 else { return CubicBezier(from: a, to: b) }
    let slope = (b[across] - a[across]) / step
    let starts = Steffen.slope(before, a, b, along)
    let ends = Steffen.slope(a, b, after, along)
    // At an end of the line the slope is that of the parabola that has the one at the other side.
    let start = starts ?? ends.map { (3 * slope - $0) / 2 } ?? slope
    let end = ends ?? starts.map { (3 * slope - $0) / 2 } ?? slope
    func control(_ point: SIMD2<Double>, _ third: Double, _ slope: Double) -> SIMD2<Double> {
      var control = point
      control[along] += third
      control[across] += slope * third
      return control
    }
    return CubicBezier(a, control(a, step / 3, start), control(b, -step / 3, end), b)
  }
}

/// The slopes of Steffen's interpolation.
private enum Steffen {
  /// The slope at the middle one of three points, his equation 11; nil where it is an end: where there
  /// is no neighbour, or none farther along.
  static func slope(
    _ a: SIMD2<Double>?, _ b: SIMD2<Double>, _ c: SIMD2<Double>?, _ along: Int
  ) -> Double? {
    guard let a, let c else { return nil }
    let (h0, h1) = (b[along] - a[along], c[along] - b[along])
    guard h0 * h1 > 0 else { return nil }
    let s0 = (b[1 - along] - a[1 - along]) / h0
    let s1 = (c[1 - along] - b[1 - along]) / h1
    guard s0 * s1 > 0 else { return 0 }
    let parabola = abs(s0 * h1 + s1 * h0) / abs(h0 + h1)
    let least = min(abs(s0), abs(s1), parabola / 2)
    return (s0 < 0 ? -2 : 2) * least
  }
}
