#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// A rotation about the origin, kept as a unit quaternion.
public struct Rotation3D: Hashable, Codable, Sendable {
  /// The unit quaternion: the axis times the sine of half the angle, and the cosine of half the angle.
  public var quaternion: simd_quatd

  /// No rotation.
  public static let identity = Rotation3D()

  /// No rotation.
  public init() {
    quaternion = simd_quatd(real: 1, imag: .zero)
  }

  /// The rotation of a quaternion of unit length.
  public init(_ quaternion: simd_quatd) {
    self.quaternion = quaternion
  }

  /// The rotation of a quaternion of unit length.
  public init(quaternion: simd_quatd) {
    self.quaternion = quaternion
  }

  /// A turn by an angle about an axis, counter-clockwise seen from the axis's tip.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    quaternion =
      axis.unit.map { simd_quatd(angle: angle.radians, axis: $0) }
      ?? simd_quatd(real: 1, imag: .zero)
  }

  /// A turn about an axis by an angle.
  public init(axis: RotationAxis3D, angle: Angle2D) {
    self.init(angle: angle, axis: axis)
  }

  /// Turns about the axes, one after the other.
  public init(eulerAngles: EulerAngles) {
    let x = Rotation3D(angle: eulerAngles.x, axis: .x)
    let y = Rotation3D(angle: eulerAngles.y, axis: .y)
    let z = Rotation3D(angle: eulerAngles.z, axis: .z)
    switch eulerAngles.order {
    case .xyz: self = z * y * x
    case .zxy: self = y * x * z
    }
  }

  /// The angle of the turn, 0 to 360 degrees.
  public var angle: Angle2D {
    let size = (quaternion.imag * quaternion.imag).sum().squareRoot()
    return Angle2D(radians: 2 * atan2(size, quaternion.real))
  }

  /// The axis of the turn; none where nothing turns.
  public var axis: RotationAxis3D {
    let imaginary = quaternion.imag
    let axis = RotationAxis3D(x: imaginary.x, y: imaginary.y, z: imaginary.z)
    guard let unit = axis.unit else { return RotationAxis3D() }
    return RotationAxis3D(x: unit.x, y: unit.y, z: unit.z)
  }

  /// The turn back.
  public var inverse: Rotation3D {
    Rotation3D(quaternion.conjugate)
  }

  /// The right rotation, then the left one.
  public static func * (left: Rotation3D, right: Rotation3D) -> Rotation3D {
    Rotation3D(left.quaternion * right.quaternion)
  }
}
