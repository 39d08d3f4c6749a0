extension Interpolation {
  /// The pieces of the curve through some points: of a step several between two points.
  ///
  /// - Parameters:
  ///   - points: finite.
  ///   - direction: the axis along which they follow each other.
  package func pieces(
    through points: [SIMD2<Double>], along direction: CurveDirection = .x
  ) -> [CubicBezier] {
    guard points.count > 1 else { return [] }
    return (1..<points.count).flatMap { pieces(points, endingAt: $0, direction) }
  }

  /// The pieces from the point before an index to the one there.
  func pieces(
    _ points: [SIMD2<Double>], endingAt index: Int, _ direction: CurveDirection
  ) -> [CubicBezier] {
    switch self {
    case .linear:
      return [CubicBezier(from: points[index - 1], to: points[index])]
    case .stepStart, .stepCenter, .stepEnd:
      let corners =
        [points[index - 1]] + steps(points[index - 1], points[index], direction) + [points[index]]
      return zip(corners, corners.dropFirst()).map { CubicBezier(from: $0, to: $1) }
    case .monotone, .cardinal, .catmullRom:
      return [smooth(points, endingAt: index, direction)]
    }
  }

  /// The corners of a step between two points.
  func steps(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ direction: CurveDirection
  ) -> [SIMD2<Double>] {
    func corner(_ along: Double, _ across: Double) -> SIMD2<Double> {
      direction == .x ? [along, across] : [across, along]
    }
    let (along, across) = (direction.along, direction.across)
    switch self {
    case .stepStart: return [corner(b[along], a[across])]
    case .stepEnd: return [corner(a[along], b[across])]
    case .stepCenter:
      let middle = (a[along] + b[along]) / 2
      return [corner(middle, a[across]), corner(middle, b[across])]
    case .linear, .monotone, .cardinal, .catmullRom: return []
    }
  }

  /// The one piece of a smooth curve that ends at a point.
  func smooth(
    _ points: [SIMD2<Double>], endingAt index: Int, _ direction: CurveDirection
  ) -> CubicBezier {
    let (a, b) = (points[index - 1], points[index])
    let before = index > 1 ? points[index - 2] : nil
    let after = index + 1 < points.count ? points[index + 1] : nil
    switch self {
    case .cardinal(let tension):
      return CubicBezier.cardinal(before, a, b, after, tension: tension)
    case .catmullRom(let alpha):
      return CubicBezier.catmullRom(before, a, b, after, alpha: alpha)
    case .monotone:
      return CubicBezier.monotone(before, a, b, after, along: direction.along)
    case .linear, .stepStart, .stepCenter, .stepEnd:
      return CubicBezier(from: a, to: b)
    }
  }
}
