import Glibc

/// A piece of a curve from a point to the next.
package struct CubicBezier: Sendable, Hashable {
  package var start: SIMD2<Double>
  package var startControl: SIMD2<Double>
  package var endControl: SIMD2<Double>
  package var end: SIMD2<Double>

  package init(
    _ start: SIMD2<Double>, _ startControl: SIMD2<Double>, _ endControl: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) {
    self.start = start
    self.startControl = startControl
    self.endControl = endControl
    self.end = end
  }

  /// A straight piece, passed at even speed.
  package init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(start, start + (end - start) / 3, end - (end - start) / 3, end)
  }

  /// The point at a parameter, 0...1; the ends are exact.
  package func point(at t: Double) -> SIMD2<Double> {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let s = 1 - t
    return start * (s * s * s) + startControl * (3 * s * s * t) + endControl * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// Into how many chords, even in the parameter, the piece may be cut so that none is farther from it
  /// than a tolerance.
  ///
  /// Wang's bound for degree 3: n = sqrt(3 * 2 / 8 * L / tolerance), where L is the greatest second
  /// difference of the control points (G. Wang, 1984).
  func chords(tolerance: Double) -> Int {
    let a = startControl + startControl - start - endControl
    let b = endControl + endControl - startControl - end
    let greatest = max((a * a).sum(), (b * b).sum()).squareRoot()
    let count = (0.75 * greatest / max(tolerance, 1e-9)).squareRoot()
    return count.isFinite ? Int(min(max(count.rounded(.up), 1), 500)) : 1
  }
}
