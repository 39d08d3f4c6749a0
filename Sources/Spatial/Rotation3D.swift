#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// A rotation about the origin, kept as a unit quaternion.
public struct Rotation3D: Hashable, Codable, Sendable {
  /// The imaginary part: the axis times the sine of half the angle.
  package private(set) var imaginary: SIMD3<Double>
  /// The cosine of half the angle.
  package private(set) var real: Double

  /// No rotation.
  public static let identity = Rotation3D()

  /// No rotation.
  public init() {
    imaginary = .zero
    real = 1
  }

  /// A turn by an angle about an axis, counter-clockwise seen from the axis's tip.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let unit = axis.unit
    imaginary = unit.map { $0 * sin(angle.radians / 2) } ?? .zero
    real = unit == nil ? 1 : cos(angle.radians / 2)
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
    let size = (imaginary * imaginary).sum().squareRoot()
    return Angle2D(radians: 2 * atan2(size, real))
  }

  /// The axis of the turn; none where nothing turns.
  public var axis: RotationAxis3D {
    let axis = RotationAxis3D(x: imaginary.x, y: imaginary.y, z: imaginary.z)
    guard let unit = axis.unit else { return RotationAxis3D() }
    return RotationAxis3D(x: unit.x, y: unit.y, z: unit.z)
  }

  /// The turn back.
  public var inverse: Rotation3D {
    var inverse = self
    inverse.imaginary = -imaginary
    return inverse
  }

  /// The right rotation, then the left one.
  public static func * (left: Rotation3D, right: Rotation3D) -> Rotation3D {
    let a = left.imaginary
    let b = right.imaginary
    let cross = SIMD3(
      a.y * b.z - a.z * b.y,
      a.z * b.x - a.x * b.z,
      a.x * b.y - a.y * b.x
    )
    var product = Rotation3D()
    product.imaginary = left.real * b + right.real * a + cross
    product.real = left.real * right.real - (a * b).sum()
    return product
  }
}
