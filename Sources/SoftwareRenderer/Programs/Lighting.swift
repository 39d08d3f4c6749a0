// Shaders/lib/lighting.glsl: direct light on a metal-rough surface, in linear light and eye space.
//
// Deviations: four fragments at a time; what depends on the material alone is worked out once, in
// `LightingConstants`; the branch on n.l is a clamp at zero, which makes the same product zero.

import RenderModel

/// What all fragments of a material share.
struct LightingConstants {
  var keyDirection: SIMD3<Float>
  var fillDirection: SIMD3<Float>
  /// Key, fill and ambient.
  var strengths: SIMD3<Float>
  var metalness: Float
  var roughness: Float
  /// Roughness squared, and that squared.
  var alpha: Float
  var alphaSquared: Float

  init(light: SceneLight, lighting: Material.Lighting) {
    keyDirection = light.keyDirection
    fillDirection = light.fillDirection
    strengths = [light.key, light.fill, light.ambient]
    metalness = lighting.metalness
    roughness = max(lighting.roughness, 0.05)
    alpha = roughness * roughness
    alphaSquared = alpha * alpha
  }
}

/// The share of microfacets that face the half vector.
@inline(__always)
func ggxDistribution(_ nDotH: SIMD4<Float>, alphaSquared a2: Float) -> SIMD4<Float> {
  let d = nDotH * nDotH * (a2 - 1) + 1
  return a2 / (Float.pi * d * d)
}

/// Shadowing and masking, already divided by 4 (n.l) (n.v).
@inline(__always)
func smithVisibility(
  _ nDotL: SIMD4<Float>,
  _ nDotV: SIMD4<Float>,
  alpha: Float
) -> SIMD4<Float> {
  let k = alpha * 0.5
  let l = nDotL * (1 - k) + k
  let v = nDotV * (1 - k) + k
  return 0.25 / (l * v)
}

/// The weight of white in Schlick's Fresnel term: f0 + (1 - f0) times this.
@inline(__always)
func schlickFresnel(_ cosine: SIMD4<Float>) -> SIMD4<Float> {
  let m = saturate(1 - cosine)
  let m2 = m * m
  return m2 * m2 * m
}

/// Lambert's cosine, softened so that the terminator is not a hard line.
@inline(__always)
func wrappedCosine(_ cosine: SIMD4<Float>) -> SIMD4<Float> {
  maximum((cosine + 0.2) * (1 / 1.2), .zero)
}

/// What an unlit mirror would see at height `y` of a unit direction.
@inline(__always)
func surroundings(_ y: SIMD4<Float>) -> SIMD4<Float> {
  0.55 + 0.35 * y
}

/// The lit colour of four fragments.
///
/// - Parameters:
///   - base: linear light.
///   - normal: unit vectors that face the eye.
///   - toEye: unit vectors.
@inline(__always)
func shade(
  base: Vector3x4,
  normal: Vector3x4,
  toEye: Vector3x4,
  _ m: LightingConstants
) -> Vector3x4 {
  let key = Vector3x4(repeating: m.keyDirection)
  let nDotV = maximum(dot(normal, toEye), SIMD4(repeating: 1e-3))
  let nDotL = dot(normal, key)

  let fill = maximum(dot(normal, Vector3x4(repeating: m.fillDirection)), .zero)
  let diffuse = m.strengths.z + m.strengths.x * wrappedCosine(nDotL) + m.strengths.y * fill
  var color = base * ((1 - m.metalness) * diffuse)

  let half = normalize(key + toEye)
  let lit = maximum(nDotL, .zero)
  let visibility = smithVisibility(lit, nDotV, alpha: m.alpha)
  let distribution = ggxDistribution(
    maximum(dot(normal, half), .zero),
    alphaSquared: m.alphaSquared
  )
  let highlight = minimum(
    distribution * visibility * lit * m.strengths.x,
    SIMD4(repeating: 4)
  )
  let white = schlickFresnel(maximum(dot(half, toEye), .zero))
  let f0 =
    base * SIMD4(repeating: m.metalness)
    + Vector3x4(repeating: SIMD3(repeating: 0.04 * (1 - m.metalness)))
  let one = Vector3x4(repeating: SIMD3(1, 1, 1))
  color = color + (f0 + (one - f0) * white) * highlight

  if m.metalness > 0 {
    // reflect(-toEye, normal).y
    let mirroredY = 2 * dot(normal, toEye) * normal.y - toEye.y
    let strength = m.metalness * (1 - 0.5 * m.roughness) * surroundings(mirroredY)
    color = color + (f0 + (one - f0) * schlickFresnel(nDotV)) * strength
  }
  return Vector3x4(saturate(color.x), saturate(color.y), saturate(color.z))
}
