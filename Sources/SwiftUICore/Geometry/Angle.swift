/// A plane angle.
public struct Angle: Hashable, Comparable, Sendable {
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
  public static let zero = Angle()

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the left angle is the smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
