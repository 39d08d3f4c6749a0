/// Three turns about the axes, one after the other.
public struct EulerAngles: Hashable, Codable, Sendable {
  /// In which order the turns are made, about the fixed axes.
  public enum Order: Hashable, Codable, Sendable {
    /// First x, then y, then z.
    case xyz
    /// First z, then x, then y.
    case zxy
  }

  /// The turn about x.
  public var x: Angle2D
  /// The turn about y.
  public var y: Angle2D
  /// The turn about z.
  public var z: Angle2D
  /// The order of the turns.
  public var order: Order

  /// Turns by their angles.
  public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
    self.x = x
    self.y = y
    self.z = z
    self.order = order
  }
}
