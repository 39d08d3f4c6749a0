// Shaders/lib/ramp.glsl and Shaders/lib/rampcoordinate.glsl: reading a colour ramp.
//
// Deviation: atan() is a polynomial, since libm's result depends on the processor's instruction
// set. Its error, 2e-6 of a turn, moves a ramp by a two-thousandth of an entry.

/// A ramp's colour at `t`, encoded and straight: linear between the row's 256 entries.
@inline(__always)
func rampColor(_ row: UnsafePointer<SIMD4<Float>>, _ t: Float) -> SIMD4<Float> {
  let place = saturate(t) * 255
  let entry = min(Int(place), 254)
  let low = row[entry]
  return low + (row[entry + 1] - low) * (place - Float(entry))
}

/// The distance of (u, v) from (0, 0).
@inline(__always)
func radialCoordinate(_ u: Float, _ v: Float) -> Float {
  (u * u + v * v).squareRoot()
}

/// The angle from +u toward +v as a fraction of a turn, 0 <= t < 1.
func angularCoordinate(_ u: Float, _ v: Float) -> Float {
  let longer = max(abs(u), abs(v))
  guard longer > 0 else { return 0 }
  // The angle from the nearer axis, at most an eighth of a turn: Abramowitz and Stegun 4.4.49.
  let x = min(abs(u), abs(v)) / longer
  let x2 = x * x
  var p = 0.0028662257 * x2 - 0.0161657367
  p = p * x2 + 0.0429096138
  p = p * x2 - 0.0752896400
  p = p * x2 + 0.1065626393
  p = p * x2 - 0.1420889944
  p = p * x2 + 0.1999355085
  p = p * x2 - 0.3333314528
  var t = (x + x * x2 * p) / (2 * Float.pi)
  if abs(v) > abs(u) { t = 0.25 - t }
  if u < 0 { t = 0.5 - t }
  if v < 0 { t = 1 - t }
  return t < 1 ? t : 0
}
