/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> _Paint

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    paint = { S._paint(style, in: $0) }
  }

  /// The wrapped style's paint.
  public static func _paint(
    _ style: AnyShapeStyle,
    in environment: EnvironmentValues
  ) -> _Paint {
    style.paint(environment)
  }
}
