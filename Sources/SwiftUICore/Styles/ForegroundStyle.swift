import ChartModel

/// The colour of what is around: that of `foregroundStyle`, else the theme's ink.
public struct ForegroundStyle: ShapeStyle {
  /// The style of what is around.
  public init() {}

  /// What the environment has.
  public static func _paint(_ style: Self, in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint ?? _Paint(.color(.system(.primary, opacity: 1)))
  }
}

/// The colour of what can be acted on.
public struct TintShapeStyle: ShapeStyle {
  /// The style of what can be acted on.
  public init() {}

  /// The accent colour.
  public static func _paint(_ style: Self, in environment: EnvironmentValues) -> _Paint {
    Color._paint(environment.tint ?? .accentColor, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of what is around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
