extension PlotBox {
  /// The part of a stroke that is in the box, and where it begins and ends as fractions of the way.
  struct Part {
    var from: SIMD3<Double>
    var to: SIMD3<Double>
    var start: Double
    var end: Double
  }

  /// The part of the stroke from a to b that is in the box, cut exactly at its faces; nil where none is.
  ///
  /// Liang and Barsky's parametric clipping (1984) against the six faces.
  func cut(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Part? {
    if contains(a) && contains(b) { return Part(from: a, to: b, start: 0, end: 1) }
    var start = 0.0
    var end = 1.0
    let way = b - a
    for axis in 0..<3 {
      if way[axis] == 0 {
        guard a[axis] >= low[axis], a[axis] <= high[axis] else { return nil }
        continue
      }
      let t0 = (low[axis] - a[axis]) / way[axis]
      let t1 = (high[axis] - a[axis]) / way[axis]
      start = max(start, min(t0, t1))
      end = min(end, max(t0, t1))
    }
    guard start < end else { return nil }
    return Part(
      from: start > 0 ? held(a + way * start) : a, to: end < 1 ? held(a + way * end) : b,
      start: start, end: end)
  }

  private func contains(_ p: SIMD3<Double>) -> Bool {
    all(p .>= low) && all(p .<= high)
  }

  /// The cut lies on the face to the last bit.
  private func held(_ p: SIMD3<Double>) -> SIMD3<Double> {
    settled(nearest(to: p))
  }
}
