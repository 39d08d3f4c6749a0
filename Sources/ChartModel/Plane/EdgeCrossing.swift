/// Where two edges that run along an axis change sides between two knots.
struct EdgeCrossing {
  let place: SIMD2<Double>
  /// The first place of each edge behind it.
  let lower: Int
  let upper: Int

  /// nil where the edges are on the same sides at both knots.
  init?(
    _ lower: ArraySlice<SIMD2<Double>>, _ upper: ArraySlice<SIMD2<Double>>,
    _ direction: CurveDirection
  ) {
    guard let a = lower.first, let b = upper.first, let c = lower.last, let d = upper.last
    else { return nil }
    let across = direction.across
    let starts = b[across] - a[across]
    guard starts * (d[across] - c[across]) < 0 else { return nil }
    let along = direction.along
    let sign: Double = c[along] < a[along] ? -1 : 1
    var (i, j) = (lower.startIndex + 1, upper.startIndex + 1)
    while i < lower.endIndex, j < upper.endIndex {
      let meeting = EdgeCrossing.meeting(lower[i - 1], lower[i], upper[j - 1], upper[j])
      if let meeting {
        (place, self.lower, self.upper) = (meeting, i, j)
        return
      }
      // On with the edge whose place comes first.
      let isLowerFirst = (lower[i][along] - upper[j][along]) * sign < 0
      if isLowerFirst, i + 1 < lower.endIndex || j + 1 == upper.endIndex { i += 1 } else { j += 1 }
    }
    return nil
  }

  /// The place that two straight lines share.
  private static func meeting(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> SIMD2<Double>? {
    func cross(_ u: SIMD2<Double>, _ v: SIMD2<Double>) -> Double { u.x * v.y - u.y * v.x }
    let (u, v) = (b - a, d - c)
    let turn = cross(u, v)
    guard turn != 0 else { return nil }
    let (t, s) = (cross(c - a, v) / turn, cross(c - a, u) / turn)
    return (0...1).contains(t) && (0...1).contains(s) ? a + u * t : nil
  }
}
