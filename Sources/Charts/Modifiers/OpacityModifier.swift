import SwiftUICore

/// Makes marks more see-through; of several the opacities multiply.
@usableFromInline
package struct OpacityModifier: MarkModifier {
  @usableFromInline let opacity: Double

  @inlinable package init(opacity: Double) {
    self.opacity = opacity
  }

  @inlinable package func apply(
    to style: inout InheritedStyle,
    in environment: EnvironmentValues
  ) -> Double? {
    // Each is held to its range first, or an opacity of 2 would undo one of a half.
    let held = opacity < 0 ? 0 : opacity > 1 ? 1 : opacity
    var part = Optional(held * (style.opacity ?? 1))
    swap(&part, &style.opacity)
    return part
  }

  @inlinable package static func restore(
    _ part: consuming Double?,
    in style: inout InheritedStyle
  ) {
    style.opacity = part
  }
}
