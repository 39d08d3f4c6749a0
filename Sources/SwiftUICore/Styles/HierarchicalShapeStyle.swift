import ChartModel

/// The theme's text colours, from the strongest to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: SystemColor

  /// For what matters most.
  public static let primary = HierarchicalShapeStyle(color: .primary)
  /// For what matters less.
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  /// For what matters little.
  public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
  /// For what matters least.
  public static let quaternary = HierarchicalShapeStyle(color: .quaternary)

  /// The level's colour.
  public static func _paint(
    _ style: HierarchicalShapeStyle,
    in environment: EnvironmentValues
  ) -> _Paint {
    _Paint(.color(.system(style.color, opacity: 1)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// For what matters most.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// For what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// For what matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// For what matters least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
