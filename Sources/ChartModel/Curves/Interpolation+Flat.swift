extension Interpolation {
  /// The curve through some points as chords, in one pass.
  ///
  /// The chords of a piece depend on nothing but the points about it: what shares an edge shares its
  /// chords.
  ///
  /// - Parameters:
  ///   - points: finite.
  ///   - tolerance: how far from a chord the curve may be.
  package func flattened(
    _ points: [SIMD2<Double>], along direction: CurveDirection = .x, tolerance: Double
  ) -> FlatCurve {
    var flat = FlatCurve()
    if self == .linear {
      flat.points = points
      flat.knots = Array(points.indices)
      return flat
    }
    flat.points.reserveCapacity(points.count * (isStraight ? 3 : 2))
    flat.knots.reserveCapacity(points.count)
    for (index, point) in points.enumerated() {
      if index > 0 {
        if isStraight {
          flat.points += steps(points[index - 1], point, direction)
        } else {
          let piece = smooth(points, endingAt: index, direction)
          let count = piece.chords(tolerance: tolerance)
          for i in 1..<max(count, 1) {
            flat.points.append(piece.point(at: Double(i) / Double(count)))
          }
        }
      }
      flat.knots.append(flat.points.count)
      flat.points.append(point)
    }
    return flat
  }
}
