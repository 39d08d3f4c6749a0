// Shaders/programs/segment.vert and segment.frag: strokes.
//
// Deviations: a segment far longer than the image is cut a little outside of it, so that places along
// it keep their precision. Opaque strokes in a solid layer cover samples (see
// TileRenderer+Segments), where the shader's alpha is turned into samples by the hardware.

import RenderModel

extension ScreenSegment {
  /// The image of a segment: what the vertex shader works out before it spreads the corners.
  ///
  /// - Parameter ends: set where the segment is more than a rectangle of one colour.
  init(_ s: SegmentInstance, _ view: ViewTransform, _ ends: UnsafeMutablePointer<SegmentEnds>?) {
    self = .none
    ends?.initialize(to: .plain)
    guard let line = ImageLine(s, view) else { return }
    let (from, to) = (line.from, line.to)
    halfWidth = 0.5 * s.width * view.scale
    reach = max(halfWidth, 0.5) + 1
    if let ends, !s.isPlain {
      ends.initialize(to: SegmentEnds(s, line, halfWidth: halfWidth, view, reach: &reach))
    }
    guard
      let (start, end) = ScreenSegment.cut(
        from,
        to,
        toWidth: view.size.width,
        height: view.size.height,
        margin: Double(reach) + 2
      )
    else {
      self = .none
      return
    }
    let p = from + (to - from) * start
    let q = from + (to - from) * end
    // Depth outside 0...1 is before the near plane or behind the far one.
    guard min(p.z, q.z) <= 1, max(p.z, q.z) >= 0 else {
      self = .none
      return
    }
    if start > 0 || end < 1 { ends?.pointee.cut(from: start, to: end) }
    let along = SIMD2<Double>(q.x - p.x, q.y - p.y)
    let len = (along.x * along.x + along.y * along.y).squareRoot()
    x = Float(p.x)
    y = Float(p.y)
    alongX = len > 1e-6 ? Float(along.x / len) : 1
    alongY = len > 1e-6 ? Float(along.y / len) : 0
    length = Float(len)
    depthA = view.lifted(p.z, by: s.lift)
    depthB = view.lifted(q.z, by: s.lift)
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

  /// Window depth at a place along the stroke: beyond the ends it stays the same.
  @inline(__always)
  func depth(along: SIMD4<Float>) -> SIMD4<Float> {
    let held = minimum(maximum(along, .zero), SIMD4(repeating: length))
    return depthA + held * ((depthB - depthA) / max(length, 1e-6))
  }
}
