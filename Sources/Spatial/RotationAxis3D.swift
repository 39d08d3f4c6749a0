/// The line through the origin round which a rotation turns.
public struct RotationAxis3D: Hashable, Codable, Sendable {
  /// Along x.
  public var x: Double
  /// Along y.
  public var y: Double
  /// Along z.
  public var z: Double

  /// No direction.
  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  /// A direction of any length.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The x axis.
  public static let x = RotationAxis3D(x: 1, y: 0, z: 0)
  /// The y axis.
  public static let y = RotationAxis3D(x: 0, y: 1, z: 0)
  /// The z axis.
  public static let z = RotationAxis3D(x: 0, y: 0, z: 1)
  /// The diagonal between x and y.
  public static let xy = RotationAxis3D(x: 1, y: 1, z: 0)
  /// The diagonal between y and z.
  public static let yz = RotationAxis3D(x: 0, y: 1, z: 1)
  /// The diagonal between x and z.
  public static let xz = RotationAxis3D(x: 1, y: 0, z: 1)
  /// The diagonal of all three.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)

  /// The direction at length one; nil where there is none.
  var unit: SIMD3<Double>? {
    let vector = SIMD3(x, y, z)
    let length = (vector * vector).sum().squareRoot()
    return length > 0 && length.isFinite ? vector / length : nil
  }
}
