/// A plane angle.
public struct Angle2D: Hashable, Comparable, Codable, Sendable {
  /// In radians.
  public var radians: Double

  /// No angle.
  public init() {
    radians = 0
  }

  /// An angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle2D()

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// Whether the left angle is the smaller.
  public static func < (left: Angle2D, right: Angle2D) -> Bool { left.radians < right.radians }

  /// The sum.
  public static func + (left: Angle2D, right: Angle2D) -> Angle2D {
    Angle2D(radians: left.radians + right.radians)
  }

  /// The difference.
  public static func - (left: Angle2D, right: Angle2D) -> Angle2D {
    Angle2D(radians: left.radians - right.radians)
  }

  /// The opposite angle.
  public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
}
