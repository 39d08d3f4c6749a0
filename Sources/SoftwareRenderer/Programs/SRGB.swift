// Shaders/lib/srgb.glsl: the sRGB transfer functions of IEC 61966-2-1.
//
// Deviation: pow() is replaced by minimax polynomials. It takes most of the time of a fragment on a
// processor, and libm's result depends on the processor's instruction set, which would break "same
// input, same pixels". The errors, 2.1e-5 in linear light and 3.5e-5 in sRGB, come to less than a
// tenth of 1/255 in the encoded colour; half of 1/255 would be the first to change a byte.

/// A colour's linear light; accurate to 2.1e-5 for 0...1.
@inline(__always)
func linearFromSRGB(_ c: SIMD4<Float>) -> SIMD4<Float> {
  // The Remez polynomial of degree 5 for ((c + 0.055) / 1.055)^2.4 on 0.04045...1.
  var p = 0.059783265 * c - 0.24117972
  p = p * c + 0.61139611
  p = p * c + 0.53885628
  p = p * c + 0.030154502
  p = p * c + 0.0010105453
  return select(c .<= 0.04045, c * (1 / 12.92), p)
}

/// The encoded colour of linear light; accurate to 3.5e-5 for 0...1.
@inline(__always)
func srgbFromLinear(_ c: SIMD4<Float>) -> SIMD4<Float> {
  // The Remez polynomial of degree 4 in the fourth root: two exact square roots make the curve
  // nearly straight.
  let s = squareRoot(squareRoot(c))
  var p = 0.08132998 * s - 0.33550177
  p = p * s + 1.12268163
  p = p * s + 0.19613586
  p = p * s - 0.06461154
  return select(c .<= 0.0031308, 12.92 * c, p)
}

/// Four colours, channel by channel.
@inline(__always)
func linearFromSRGB(_ c: Vector3x4) -> Vector3x4 {
  Vector3x4(linearFromSRGB(c.x), linearFromSRGB(c.y), linearFromSRGB(c.z))
}

/// Four colours, channel by channel.
@inline(__always)
func srgbFromLinear(_ c: Vector3x4) -> Vector3x4 {
  Vector3x4(srgbFromLinear(c.x), srgbFromLinear(c.y), srgbFromLinear(c.z))
}
