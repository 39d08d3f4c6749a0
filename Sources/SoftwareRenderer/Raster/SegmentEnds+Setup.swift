import RenderModel

extension SegmentEnds {
  /// - Parameter reach: made larger where an end may colour pixels farther from the line.
  init(
    _ s: SegmentInstance,
    _ line: ImageLine,
    halfWidth: Float,
    _ view: ViewTransform,
    reach: inout Float
  ) {
    self = .plain
    isPlain = false
    let (a, b) = (SIMD2(line.from.x, line.from.y), SIMD2(line.to.x, line.to.y))
    let way = b - a
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let along = length > 1e-6 ? SIMD2<Float>(way / length) : SIMD2(1, 0)
    let from = SIMD3(s.ax, s.ay, s.az)
    let to = SIMD3(s.bx, s.by, s.bz)
    // What the near plane cuts off ends straight.
    var start = line.startShare > 0 ? 0 : Int(s.startEnd.rawValue)
    var end = line.endShare > 0 ? 0 : Int(s.endEnd.rawValue)
    var startTangent = SIMD2<Float>.zero
    var endTangent = SIMD2<Float>.zero
    if s.startEnd.isJoin && start != 0 {
      let before = SIMD3(s.beforeX, s.beforeY, s.beforeZ)
      startTangent = -cornerTangent(ImageLine.pixel(from: from, toward: before, view), a, b)
      start = startTangent == .zero ? 0 : length > 1e-6 ? start : 3
    }
    if s.endEnd.isJoin && end != 0 {
      let after = SIMD3(s.afterX, s.afterY, s.afterZ)
      endTangent = cornerTangent(a, b, ImageLine.pixel(from: to, toward: after, view))
      // Where the line turns back only the first of the two strokes goes on, and only as a disc.
      end = endTangent == .zero && end != 3 ? 0 : length > 1e-6 ? end : 3
    }
    let drawn = max(halfWidth, 0.5)
    let startShape = strokeEnd(start, drawn, -along, startTangent, s.miterLimit.cosine)
    let endShape = strokeEnd(end, drawn, along, endTangent, s.miterLimit.cosine)
    extents = SIMD2(startShape.x, endShape.x)
    bevels = SIMD2(startShape.y, endShape.y)
    startCorner = SegmentEnds.corner(a, startTangent)
    endCorner = SegmentEnds.corner(b, endTangent)
    let beyond = max(startShape.z, endShape.z)
    reach = (drawn * drawn + beyond * beyond).squareRoot() + 1

    let first = s.startColor.fractions
    let last = s.endColor.fractions
    isOneColor = s.startColor == s.endColor
    startColor = first + (last - first) * line.startShare
    endColor = last + (first - last) * line.endShare
  }

  private static func corner(_ place: SIMD2<Double>, _ tangent: SIMD2<Float>) -> SIMD4<Float> {
    if tangent == .zero { return noCorner }
    return SIMD4(Float(place.x), Float(place.y), tangent.x, tangent.y)
  }

  /// Leaves a part of the stroke, given as fractions of it: what is cut off ends straight, outside of
  /// the image, but the corner may still divide what is in it.
  mutating func cut(from start: Double, to end: Double) {
    if start > 0 { (extents.x, bevels.x) = (0, strokeOpen) }
    if end < 1 { (extents.y, bevels.y) = (0, strokeOpen) }
    let (first, last) = (startColor, endColor)
    startColor = first + (last - first) * Float(start)
    endColor = first + (last - first) * Float(end)
  }
}
