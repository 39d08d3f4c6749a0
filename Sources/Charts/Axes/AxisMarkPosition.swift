/// On which side of the plot axis marks stand.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String

  /// As the chart sees fit.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
  /// At the leading side.
  public static let leading = AxisMarkPosition(name: "leading")
  /// At the trailing side.
  public static let trailing = AxisMarkPosition(name: "trailing")
}

/// How axis marks lie with respect to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String

  /// As the chart sees fit.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// The outer labels flush with the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Marks reach past the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels inside the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}
