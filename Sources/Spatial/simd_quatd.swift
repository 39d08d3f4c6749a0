#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

// The name that client sources write.
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A quaternion of double precision.
///
/// One of unit length stands for a rotation.
public struct simd_quatd: Hashable, Codable, Sendable {
  /// The imaginary part, then the real one.
  public var vector: SIMD4<Double>

  /// Zero.
  public init() {
    vector = .zero
  }

  /// A quaternion by its imaginary part, then the real one.
  public init(vector: SIMD4<Double>) {
    self.vector = vector
  }

  /// A quaternion by its parts.
  public init(ix: Double, iy: Double, iz: Double, r: Double) {
    vector = SIMD4(ix, iy, iz, r)
  }

  /// A quaternion by its parts.
  public init(real: Double, imag: SIMD3<Double>) {
    vector = SIMD4(imag, real)
  }

  /// A turn by an angle in radians about an axis of unit length.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The shortest turn that takes one direction to another, both of unit length; of opposite ones,
  /// half a turn about an axis across them.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    // The sum of two unit vectors halves the angle between them.
    let middle = from + to
    let length = (middle * middle).sum().squareRoot()
    guard length < 1e-8 else {
      let half = middle / length
      self.init(real: (from * half).sum(), imag: from.cross(half))
      return
    }
    let other = abs(from.x) < 0.6 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
    let across = from.cross(other)
    self.init(real: 0, imag: across / (across * across).sum().squareRoot())
  }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary part.
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The length of the vector.
  public var length: Double { (vector * vector).sum().squareRoot() }

  /// The quaternion at unit length.
  public var normalized: simd_quatd { simd_quatd(vector: vector / length) }

  /// The quaternion with the imaginary part turned round.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }

  /// A vector rotated, by a quaternion of unit length.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let turn = 2 * imag.cross(vector)
    return vector + real * turn + imag.cross(turn)
  }

  /// The right rotation, then the left one.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    let (a, b) = (left.imag, right.imag)
    return simd_quatd(
      real: left.real * right.real - (a * b).sum(),
      imag: left.real * b + right.real * a + a.cross(b)
    )
  }
}

extension SIMD3<Double> {
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
