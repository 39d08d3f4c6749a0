/// A style made more see-through.
package struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  package static func _paint(_ style: Self, in environment: EnvironmentValues) -> _Paint {
    Base._paint(style.base, in: environment).multiplyingOpacity(by: style.opacity)
  }
}

extension ShapeStyle {
  /// The same style, more see-through.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
