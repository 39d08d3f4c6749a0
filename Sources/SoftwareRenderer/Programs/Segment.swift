// Shaders/programs/segment.vert and segment.frag: strokes.
//
// Deviations: a segment that crosses the eye's plane in perspective is cut there, where the shader
// divides by a negative w; and one far longer than the image is cut a little outside of it, so that
// places along it keep their precision. Opaque strokes in a solid layer cover samples (see
// TileRenderer+Segments), where the shader's alpha is turned into samples by the hardware.

import RenderModel

extension ScreenSegment {
  /// The image of a segment: what the vertex shader works out before it spreads the corners.
  init(_ s: SegmentInstance, _ view: ViewTransform) {
    var a = view.image.point(s.ax, s.ay, s.az)
    var b = view.image.point(s.bx, s.by, s.bz)
    self = .none
    let nearest: Float = 1e-6
    if a.w < nearest || b.w < nearest {
      guard a.w >= nearest || b.w >= nearest else { return }
      let cut = a + (b - a) * ((nearest - a.w) / (b.w - a.w))
      if a.w < nearest { a = cut } else { b = cut }
    }
    let reach = max(0.5 * s.width * view.scale, 0.5) + 1
    // In Float64, as the ends may lie millions of pixels away.
    let from = SIMD3<Double>(Double(a.x), Double(a.y), Double(a.z)) / Double(max(a.w, nearest))
    let to = SIMD3<Double>(Double(b.x), Double(b.y), Double(b.z)) / Double(max(b.w, nearest))
    guard
      let (start, end) = ScreenSegment.cut(
        from,
        to,
        toWidth: view.size.width,
        height: view.size.height,
        margin: Double(reach) + 2
      )
    else { return }
    let p = from + (to - from) * start
    let q = from + (to - from) * end
    // Depth outside 0...1 is before the near plane or behind the far one.
    guard min(p.z, q.z) <= 1, max(p.z, q.z) >= 0 else { return }
    let along = SIMD2<Double>(q.x - p.x, q.y - p.y)
    let len = (along.x * along.x + along.y * along.y).squareRoot()
    x = Float(p.x)
    y = Float(p.y)
    alongX = len > 1e-6 ? Float(along.x / len) : 1
    alongY = len > 1e-6 ? Float(along.y / len) : 0
    length = Float(len)
    halfWidth = 0.5 * s.width * view.scale
    depthA = Float(p.z)
    depthB = Float(q.z)
  }

  /// The part of a line, as fractions of it, in the image widened by `margin`; nil if there is none.
  ///
  /// Only lines that stick out far are cut: Liang and Barsky's method.
  private static func cut(
    _ from: SIMD3<Double>,
    _ to: SIMD3<Double>,
    toWidth width: Int,
    height: Int,
    margin: Double
  ) -> (Double, Double)? {
    var start = 0.0
    var end = 1.0
    for axis in 0..<2 {
      let size = Double(axis == 0 ? width : height)
      let low = -margin
      let high = size + margin
      let a = from[axis]
      let d = to[axis] - a
      guard a.isFinite, d.isFinite, max(a, a + d) >= low, min(a, a + d) <= high else { return nil }
      if d == 0 { continue }
      let t0 = (low - a) / d
      let t1 = (high - a) / d
      start = max(start, min(t0, t1))
      end = min(end, max(t0, t1))
    }
    return start <= end ? (start, end) : nil
  }

  /// How much of four pixels the stroke covers, from the place of their centres relative to its
  /// start: along it, and across.
  @inline(__always)
  func coverage(along: SIMD4<Float>, across: SIMD4<Float>) -> SIMD4<Float> {
    let ends = saturate(along + 0.5) * saturate(length + 0.5 - along)
    return strokeCoverage(across, halfWidth) * ends
  }

  /// Window depth at a place along the stroke: the quad reaches one pixel beyond both ends.
  @inline(__always)
  func depth(along: SIMD4<Float>) -> SIMD4<Float> {
    depthA + (along + 1) * ((depthB - depthA) / (length + 2))
  }
}
