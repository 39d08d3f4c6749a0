import RenderModel

/// What a stroke on the image has beyond a rectangle of one colour: for each end its shape, the
/// corner there, and its colour.
struct SegmentEnds {
  /// The x of both ends' `strokeEnd`.
  var extents: SIMD2<Float>
  /// The y of both ends' `strokeEnd`.
  var bevels: SIMD2<Float>
  /// Places in pixels, and tangents that point out of the stroke.
  var startCorner: SIMD4<Float>
  var endCorner: SIMD4<Float>
  /// Straight, of what is in the image.
  var startColor: SIMD4<Float>
  var endColor: SIMD4<Float>
  var isOneColor: Bool
  /// Whether it is a rectangle of one colour after all.
  var isPlain: Bool

  /// No corner: all of the image lies on this side of it.
  static let noCorner = SIMD4<Float>(strokeOpen, 0, 1, 0)

  static let plain = SegmentEnds(
    extents: .zero,
    bevels: SIMD2(strokeOpen, strokeOpen),
    startCorner: noCorner,
    endCorner: noCorner,
    startColor: .zero,
    endColor: .zero,
    isOneColor: true,
    isPlain: true
  )
}

extension SegmentInstance {
  /// Whether it is a rectangle of one colour.
  @inline(__always)
  var isPlain: Bool { startEnd == .butt && endEnd == .butt && startColor == endColor }
}

extension ScreenSegment {
  /// How much of four pixels of a row the stroke covers.
  ///
  /// Of the two strokes of a corner, one or the other has the whole pixel.
  @inline(__always)
  func coverage(
    _ ends: UnsafePointer<SegmentEnds>,
    x: SIMD4<Float>,
    y: SIMD4<Float>,
    along: SIMD4<Float>,
    across: SIMD4<Float>
  ) -> SIMD4<Float> {
    let e = ends.pointee
    var coverage = endedCoverage(along, across, length, halfWidth, e.extents)
    coverage = minimum(coverage, bevelCoverage(x, y, e.startCorner, e.bevels.x))
    coverage = minimum(coverage, bevelCoverage(x, y, e.endCorner, e.bevels.y))
    return select(isWithin(e, x, y), coverage, .zero)
  }

  /// The samples that the stroke covers.
  @inline(__always)
  func samples(
    _ ends: UnsafePointer<SegmentEnds>,
    x: SIMD4<Float>,
    y: SIMD4<Float>,
    along: SIMD4<Float>,
    across: SIMD4<Float>
  ) -> LaneMask {
    let e = ends.pointee
    let drawn = max(halfWidth, 0.5)
    return (endedDistance(along, across, length, e.extents) .<= drawn)
      .& (along .>= -abs(e.extents.x)) .& (along .<= length + abs(e.extents.y))
      .& (bevelDistance(x, y, e.startCorner, e.bevels.x) .<= abs(e.bevels.x))
      .& (bevelDistance(x, y, e.endCorner, e.bevels.y) .<= abs(e.bevels.y))
      .& isWithin(e, x, y)
  }

  /// Where the stroke lies between its corners: a place on the line across one is the second
  /// stroke's.
  @inline(__always)
  private func isWithin(_ e: SegmentEnds, _ x: SIMD4<Float>, _ y: SIMD4<Float>) -> LaneMask {
    (cornerDistance(x, y, e.startCorner) .<= 0) .& (cornerDistance(x, y, e.endCorner) .< 0)
  }

  /// The straight colour of a pixel, by its centre.
  @inline(__always)
  func color(_ ends: UnsafePointer<SegmentEnds>, _ px: Float, _ py: Float) -> SIMD4<Float> {
    if ends.pointee.isOneColor { return ends.pointee.startColor }
    let along = (px - x) * alongX + (py - y) * alongY
    let share = saturate(along / max(length, 1e-6))
    let start = ends.pointee.startColor
    return start + (ends.pointee.endColor - start) * share
  }
}
