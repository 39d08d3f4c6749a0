// Shaders/lib/stroke.glsl: how strokes end and join. Places and lengths in pixels.

/// Farther than any pixel.
let strokeOpen: Float = 1e9

/// The unit direction of a line in a corner, between those of its two strokes.
///
/// They part along the line across it. Zero where the line turns back.
///
/// Deviation: in Float64, as neighbours of a corner may lie millions of pixels away.
func cornerTangent(
  _ before: SIMD2<Double>,
  _ corner: SIMD2<Double>,
  _ after: SIMD2<Double>
) -> SIMD2<Float> {
  func direction(_ v: SIMD2<Double>) -> SIMD2<Double> {
    let length = (v.x * v.x + v.y * v.y).squareRoot()
    return length > 1e-6 ? v / length : .zero
  }
  let tangent = direction(corner - before) + direction(after - corner)
  let length = (tangent.x * tangent.x + tangent.y * tangent.y).squareRoot()
  return length > 1e-4 ? SIMD2<Float>(tangent / length) : .zero
}

/// How an end is drawn, by the number of its `StrokeEnd`.
///
/// - Parameters:
///   - halfWidth: as drawn.
///   - outward: points out of the stroke there.
///   - tangent: that of the corner, turned outward too.
///   - miterCosine: the cosine of half its turn below which a corner is too sharp for a miter: one
///     over the miter limit.
/// - Returns: x: how far the stroke goes on beyond the end; the negative of `strokeOpen` where that
///   is a disc. y: how far from the corner it is cut off along the tangent, on the side of the sign:
///   left is above zero where y runs up. z: how far beyond the end it may cover pixels.
func strokeEnd(
  _ end: Int,
  _ halfWidth: Float,
  _ outward: SIMD2<Float>,
  _ tangent: SIMD2<Float>,
  _ miterCosine: Float
) -> SIMD3<Float> {
  if end == 0 { return [0, strokeOpen, 0] }
  if end == 1 || end == 3 { return [-strokeOpen, strokeOpen, halfWidth] }
  if end == 2 { return [halfWidth, strokeOpen, halfWidth] }
  let cosine = outward.x * tangent.x + outward.y * tangent.y
  if end == 4 && cosine >= miterCosine {
    let sine = max(1 - cosine * cosine, 0).squareRoot()
    return [strokeOpen, strokeOpen, halfWidth * sine / cosine]
  }
  let turn = outward.x * tangent.y - outward.y * tangent.x
  let bevel = halfWidth * max(cosine, 0)
  return [strokeOpen, turn > 0 ? -bevel : bevel, halfWidth]
}

/// How far pixels lie from the line of a stroke, or from the ends that are discs.
///
/// - Parameter extents: the x of both ends' `strokeEnd`.
@inline(__always)
func endedDistance(
  _ along: SIMD4<Float>,
  _ across: SIMD4<Float>,
  _ length: Float,
  _ extents: SIMD2<Float>
) -> SIMD4<Float> {
  if extents.x >= 0 && extents.y >= 0 { return maximum(across, -across) }
  let beforeStart: SIMD4<Float> = extents.x < 0 ? maximum(-along, .zero) : .zero
  let behindEnd: SIMD4<Float> = extents.y < 0 ? maximum(along - length, .zero) : .zero
  let beyond = maximum(beforeStart, behindEnd)
  return squareRoot(beyond * beyond + across * across)
}

/// How much of pixels a stroke covers but for its corners.
@inline(__always)
func endedCoverage(
  _ along: SIMD4<Float>,
  _ across: SIMD4<Float>,
  _ length: Float,
  _ halfWidth: Float,
  _ extents: SIMD2<Float>
) -> SIMD4<Float> {
  let start = saturate(along + (abs(extents.x) + 0.5))
  let end = saturate((length + abs(extents.y) + 0.5) - along)
  return strokeCoverage(endedDistance(along, across, length, extents), halfWidth) * start * end
}

/// How far pixels lie beyond the line across a corner; the corner is its place and its tangent.
@inline(__always)
func cornerDistance(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ corner: SIMD4<Float>) -> SIMD4<Float> {
  (x - corner.x) * corner.z + (y - corner.y) * corner.w
}

/// How far pixels lie from a corner along its tangent's normal, on the bevel's side.
@inline(__always)
func bevelDistance(
  _ x: SIMD4<Float>,
  _ y: SIMD4<Float>,
  _ corner: SIMD4<Float>,
  _ bevel: Float
) -> SIMD4<Float> {
  let aside = (y - corner.y) * corner.z - (x - corner.x) * corner.w
  return bevel < 0 ? -aside : aside
}

/// How much of pixels a corner's bevel leaves, the y of its `strokeEnd`.
@inline(__always)
func bevelCoverage(
  _ x: SIMD4<Float>,
  _ y: SIMD4<Float>,
  _ corner: SIMD4<Float>,
  _ bevel: Float
) -> SIMD4<Float> {
  saturate(abs(bevel) + 0.5 - bevelDistance(x, y, corner, bevel))
}

/// The depth of what is moved toward the viewer: by eye units, or in perspective by a share of its
/// distance.
///
/// - Parameter slope: the projection's factor of z.
func liftedDepth(_ depth: Double, _ slope: Double, _ lift: Double, isPerspective: Bool) -> Double {
  if !isPerspective { return depth + slope * lift }
  return (depth + slope) / max(1 - lift, 1e-6) - slope
}
