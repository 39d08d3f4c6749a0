/// A 4x4 matrix of doubles in column order, as GLSL has it: `m * v` transforms a column vector.
package struct Matrix4: Sendable, Equatable {
  package var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  package init(
    _ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>
  ) {
    columns = (c0, c1, c2, c3)
  }

  package static let identity = Matrix4(
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  /// Multiplies each axis.
  package static func scale(_ s: SIMD3<Double>) -> Matrix4 {
    Matrix4([s.x, 0, 0, 0], [0, s.y, 0, 0], [0, 0, s.z, 0], [0, 0, 0, 1])
  }

  /// Adds to each point.
  package static func translation(_ t: SIMD3<Double>) -> Matrix4 {
    Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [t.x, t.y, t.z, 1])
  }

  package static func * (m: Matrix4, v: SIMD4<Double>) -> SIMD4<Double> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z + m.columns.3 * v.w
  }

  package static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }

  package static func == (a: Matrix4, b: Matrix4) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1
      && a.columns.2 == b.columns.2 && a.columns.3 == b.columns.3
  }

  /// The sixteen elements in column order as Float32: what a uniform takes.
  package var floats: [Float] {
    [columns.0, columns.1, columns.2, columns.3].flatMap { c in
      [Float(c.x), Float(c.y), Float(c.z), Float(c.w)]
    }
  }
}
