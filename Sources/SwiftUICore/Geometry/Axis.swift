/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// The direction's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// A set by its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// Up and down.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
