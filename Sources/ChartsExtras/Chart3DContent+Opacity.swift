import Charts
import SwiftUICore

extension Chart3DContent {
  /// Makes the marks see-through: 0 not seen at all, 1 as they are.
  ///
  /// It multiplies the opacity of the marks' colours and that of modifiers round them. Of points only
  /// the outside shows, so that one of opacity 0.5 lets half of the light through.
  @inlinable nonisolated public func opacity(_ opacity: Double) -> some Chart3DContent {
    StyledContent(content: self, modifier: OpacityModifier(opacity: opacity))
  }
}
