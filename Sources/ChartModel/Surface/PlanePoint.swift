/// A point whose coordinates are whole numbers, 0...2^29: small enough for exact predicates.
struct PlanePoint: Comparable, Sendable {
  var u: Int32
  var v: Int32
  /// Its place in the list of points given.
  var index: UInt32

  /// Steps along the longer side.
  ///
  /// In-circle determinants of such numbers stay below 2^120.
  static let steps = Double(1 << 29)

  static func < (a: PlanePoint, b: PlanePoint) -> Bool {
    if a.u != b.u { return a.u < b.u }
    return a.v != b.v ? a.v < b.v : a.index < b.index
  }

  func isSamePlace(as other: PlanePoint) -> Bool { u == other.u && v == other.v }

  /// The finite ones of the points, on a grid over their extent; the same step on both sides.
  static func snapped(_ points: [SIMD2<Double>]) -> [PlanePoint] {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for point in points where point.x.isFinite && point.y.isFinite {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    // Halves, since the distance of two finite numbers may not be one.
    let half = high / 2 - low / 2
    let side = max(half.x, half.y)
    guard side.isFinite else { return [] }
    return points.indices.compactMap { index in
      let point = points[index]
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let fraction = side > 0 ? (point / 2 - low / 2) / side : SIMD2()
      // An extent of the smallest numbers has no exact halves.
      let step = pointwiseMin(pointwiseMax(fraction, [0, 0]), [1, 1]) * steps
      return PlanePoint(
        u: Int32(step.x.rounded()), v: Int32(step.y.rounded()), index: UInt32(index))
    }
  }

  /// Positive where a, b, c turn counterclockwise, zero where they lie on a line.
  @inline(__always)
  static func turn(_ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint) -> Int {
    let ab = (Int(b.u) - Int(a.u), Int(b.v) - Int(a.v))
    let ac = (Int(c.u) - Int(a.u), Int(c.v) - Int(a.v))
    return ab.0 * ac.1 - ab.1 * ac.0
  }

  /// Whether d lies within the circle through a, b, c, which turn counterclockwise.
  ///
  /// The determinant in doubles decides where it is beyond its rounding error; else it is computed
  /// in 128 bits.
  @inline(__always)
  static func isInCircle(
    _ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint, _ d: PlanePoint
  ) -> Bool {
    let (au, av) = (Int(a.u) - Int(d.u), Int(a.v) - Int(d.v))
    let (bu, bv) = (Int(b.u) - Int(d.u), Int(b.v) - Int(d.v))
    let (cu, cv) = (Int(c.u) - Int(d.u), Int(c.v) - Int(d.v))
    // Each of these is exact: at most 2^60.
    let (al, bl, cl) = (au * au + av * av, bu * bu + bv * bv, cu * cu + cv * cv)
    let (bc, ca, ab) = (bu * cv - bv * cu, cu * av - cv * au, au * bv - av * bu)
    let p = Double(al) * Double(bc)
    let q = Double(bl) * Double(ca)
    let r = Double(cl) * Double(ab)
    let determinant = p + q + r
    // Three roundings a product and two a sum, each of 2^-53 at most.
    let error = (abs(p) + abs(q) + abs(r)) * 0x1p-49
    if determinant > error { return true }
    if determinant < -error { return false }
    return Int128(al) * Int128(bc) + Int128(bl) * Int128(ca) + Int128(cl) * Int128(ab) > 0
  }
}
