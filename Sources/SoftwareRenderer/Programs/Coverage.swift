// Shaders/lib/coverage.glsl: how much of a pixel an edge covers. Distances in pixels.

/// A disc, by how far the pixel lies from its centre.
///
/// Below one pixel across, the area is kept.
@inline(__always)
func discCoverage(_ distance: Float, _ radius: Float) -> Float {
  let drawn = max(radius, 0.5)
  let fade = min(radius * 2, 1)
  return saturate(drawn + 0.5 - distance) * fade * fade
}

/// A stroke, by how far the pixel lies from its centre line.
///
/// Below one pixel wide, the area is kept.
@inline(__always)
func strokeCoverage(_ distance: SIMD4<Float>, _ halfWidth: Float) -> SIMD4<Float> {
  let drawn = max(halfWidth, 0.5)
  let fade = min(halfWidth * 2, 1)
  return saturate(drawn + 0.5 - maximum(distance, -distance)) * fade
}

/// A rounded rectangle about the origin: the signed distance from its edge, negative inside.
@inline(__always)
func roundedBoxDistance(
  _ x: SIMD4<Float>,
  _ y: Float,
  halfSize: SIMD2<Float>,
  radius: Float
) -> SIMD4<Float> {
  let qx = maximum(x, -x) - (halfSize.x - radius)
  let qy = SIMD4(repeating: abs(y) - (halfSize.y - radius))
  let outX = maximum(qx, .zero)
  let outY = maximum(qy, .zero)
  let inside = minimum(maximum(qx, qy), .zero)
  return squareRoot(outX * outX + outY * outY) + inside - radius
}
