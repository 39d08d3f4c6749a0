import RenderModel

/// A segment's image, without what lies before the near plane: pixel x, pixel y and window depth.
///
/// In Float64, as the ends may lie millions of pixels away.
struct ImageLine {
  var from: SIMD3<Double>
  var to: SIMD3<Double>
  /// The shares of the segment that have been cut off at both ends.
  var startShare: Float
  var endShare: Float

  /// Nil where all of it lies before the near plane.
  @inline(__always)
  init?(_ s: SegmentInstance, _ view: ViewTransform) {
    let a = view.image.point(s.ax, s.ay, s.az)
    let b = view.image.point(s.bx, s.by, s.bz)
    if a.z < 0 && b.z < 0 { return nil }
    startShare = ImageLine.nearShare(a, b)
    endShare = ImageLine.nearShare(b, a)
    from = ImageLine.place(startShare > 0 ? a + (b - a) * startShare : a)
    to = ImageLine.place(endShare > 0 ? b + (a - b) * endShare : b)
  }

  /// Where the line from a point before the near plane to another one goes on the image.
  static func pixel(
    from p: SIMD3<Float>,
    toward q: SIMD3<Float>,
    _ view: ViewTransform
  ) -> SIMD2<Double> {
    let a = view.image.point(p.x, p.y, p.z)
    let b = view.image.point(q.x, q.y, q.z)
    let share = nearShare(b, a)
    let place = place(share > 0 ? b + (a - b) * share : b)
    return SIMD2(place.x, place.y)
  }

  /// How far to a point that lies before the near plane the line from another meets that plane.
  @inline(__always)
  private static func nearShare(_ p: SIMD4<Float>, _ q: SIMD4<Float>) -> Float {
    p.z < 0 && q.z >= 0 ? p.z / (p.z - q.z) : 0
  }

  @inline(__always)
  private static func place(_ p: SIMD4<Float>) -> SIMD3<Double> {
    SIMD3<Double>(Double(p.x), Double(p.y), Double(p.z)) / Double(max(p.w, 1e-6))
  }
}
