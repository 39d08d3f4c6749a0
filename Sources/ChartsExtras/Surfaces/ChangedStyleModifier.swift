import Charts
import SwiftUICore

/// Changes several parts of the look at once, or parts of a part.
struct ChangedStyleModifier: MarkModifier {
  let change: (inout InheritedStyle) -> Void

  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> InheritedStyle {
    let outer = style
    change(&style)
    return outer
  }

  static func restore(_ part: consuming InheritedStyle, in style: inout InheritedStyle) {
    style = part
  }
}

extension Chart3DContent {
  /// The marks with a changed look.
  nonisolated func changingStyle(
    _ change: @escaping (inout InheritedStyle) -> Void
  ) -> some Chart3DContent {
    StyledContent(content: self, modifier: ChangedStyleModifier(change: change))
  }
}
