import ChartModel

/// The theme's text colours, from the strongest to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: SystemColor
  private var opacity = 1.0

  /// For what matters most.
  public static let primary = HierarchicalShapeStyle(color: .primary)
  /// For what matters less.
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
  /// For what matters little.
  public static let tertiary = HierarchicalShapeStyle(color: .tertiary)
  /// For what matters least.
  public static let quaternary = HierarchicalShapeStyle(color: .quaternary)
  /// Fainter still.
  public static let quinary = HierarchicalShapeStyle(color: .quaternary, opacity: 0.6)

  /// The level's colour.
  public static func _paint(
    _ style: HierarchicalShapeStyle,
    in environment: EnvironmentValues
  ) -> _Paint {
    _Paint(.color(.system(style.color, opacity: style.opacity)))
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
  /// Fainter still.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { opacity(0.11) }
}
