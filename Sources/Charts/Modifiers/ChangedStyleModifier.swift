import SwiftUICore

/// Changes several parts of the look at once, or parts of a part.
package struct ChangedStyleModifier: MarkModifier {
  let change: (inout InheritedStyle) -> Void

  package func apply(
    to style: inout InheritedStyle, in environment: EnvironmentValues
  ) -> InheritedStyle {
    let outer = style
    change(&style)
    return outer
  }

  package static func restore(
    _ part: consuming InheritedStyle, in style: inout InheritedStyle
  ) {
    style = part
  }
}

extension Chart3DContent {
  /// The marks with a changed look.
  nonisolated package func changingStyle(
    _ change: @escaping (inout InheritedStyle) -> Void
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: ChangedStyleModifier(change: change))
  }
}

extension ChartContent {
  /// The marks with a changed look.
  nonisolated package func changingStyle(
    _ change: @escaping (inout InheritedStyle) -> Void
  ) -> some ChartContent {
    StyledContent(content: self, modifier: ChangedStyleModifier(change: change))
  }
}
