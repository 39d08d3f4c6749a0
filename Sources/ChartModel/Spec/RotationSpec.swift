/// A rotation as a quaternion over the axes of a plot: about x it turns y toward z, about y it
/// turns z toward x, about z it turns x toward y.
package struct RotationSpec: Sendable, Hashable {
  /// The axis times the sine of half the angle.
  package var imaginary: SIMD3<Double>
  /// The cosine of half the angle.
  package var real: Double

  package init(imaginary: SIMD3<Double>, real: Double) {
    self.imaginary = imaginary
    self.real = real
  }

  package static let identity = RotationSpec(imaginary: .zero, real: 1)

  /// The same at unit length; nil where it has no length or is not finite.
  package var unit: RotationSpec? {
    let length = ((imaginary * imaginary).sum() + real * real).squareRoot()
    guard length.isFinite, length > 1e-9 else { return nil }
    return RotationSpec(imaginary: imaginary / length, real: real / length)
  }

  /// A vector turned, q v q*, by a quaternion of unit length.
  func callAsFunction(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let turn = 2 * imaginary.cross(vector)
    return vector + real * turn + imaginary.cross(turn)
  }
}

extension SIMD3<Double> {
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    [
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x,
    ]
  }
}
