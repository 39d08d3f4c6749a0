import RenderModel

/// A 4x4 matrix of Float32 in column order: a `Matrix4` made ready for inner loops.
struct FloatMatrix {
  var c0: SIMD4<Float>
  var c1: SIMD4<Float>
  var c2: SIMD4<Float>
  var c3: SIMD4<Float>

  init(_ m: Matrix4) {
    c0 = SIMD4<Float>(m.columns.0)
    c1 = SIMD4<Float>(m.columns.1)
    c2 = SIMD4<Float>(m.columns.2)
    c3 = SIMD4<Float>(m.columns.3)
  }

  /// The image of the point (x, y, z, 1).
  @inline(__always)
  func point(_ x: Float, _ y: Float, _ z: Float) -> SIMD4<Float> {
    c0 * x + c1 * y + c2 * z + c3
  }

  /// The transpose of the upper left 3x3 matrix applied to four directions: turns them back.
  @inline(__always)
  func directionBack(_ v: Vector3x4) -> Vector3x4 {
    Vector3x4(
      c0.x * v.x + c0.y * v.y + c0.z * v.z,
      c1.x * v.x + c1.y * v.y + c1.z * v.z,
      c2.x * v.x + c2.y * v.y + c2.z * v.z
    )
  }

  /// The upper left 3x3 matrix applied to four directions.
  @inline(__always)
  func direction(_ v: Vector3x4) -> Vector3x4 {
    Vector3x4(
      c0.x * v.x + c1.x * v.y + c2.x * v.z,
      c0.y * v.x + c1.y * v.y + c2.y * v.z,
      c0.z * v.x + c1.z * v.y + c2.z * v.z
    )
  }
}
