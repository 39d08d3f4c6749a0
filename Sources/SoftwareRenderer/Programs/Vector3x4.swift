/// Four three-component vectors, one component of all four in a register: GLSL's `vec3` for four
/// fragments at once.
struct Vector3x4 {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
  var z: SIMD4<Float>

  @inline(__always)
  init(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The same vector four times.
  @inline(__always)
  init(repeating v: SIMD3<Float>) {
    self.init(SIMD4(repeating: v.x), SIMD4(repeating: v.y), SIMD4(repeating: v.z))
  }

  /// Four vectors turned from rows to columns; the fourth components are dropped.
  @inline(__always)
  init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    self.init(
      SIMD4(a.x, b.x, c.x, d.x),
      SIMD4(a.y, b.y, c.y, d.y),
      SIMD4(a.z, b.z, c.z, d.z)
    )
  }

  @inline(__always)
  static func + (a: Vector3x4, b: Vector3x4) -> Vector3x4 {
    Vector3x4(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  @inline(__always)
  static func - (a: Vector3x4, b: Vector3x4) -> Vector3x4 {
    Vector3x4(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  @inline(__always)
  static func * (a: Vector3x4, b: SIMD4<Float>) -> Vector3x4 {
    Vector3x4(a.x * b, a.y * b, a.z * b)
  }
}

@inline(__always)
func dot(_ a: Vector3x4, _ b: Vector3x4) -> SIMD4<Float> {
  a.x * b.x + a.y * b.y + a.z * b.z
}

/// Unit vectors; a zero vector stays zero, where GLSL leaves it undefined.
@inline(__always)
func normalize(_ a: Vector3x4) -> Vector3x4 {
  a * (1 / squareRoot(maximum(dot(a, a), SIMD4(repeating: 1e-30))))
}
