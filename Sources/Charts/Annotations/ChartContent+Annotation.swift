import Foundation
import SwiftUICore

extension ChartContent {
  /// Puts views beside each mark.
  ///
  /// - Parameters:
  ///   - position: the side of the mark; automatic is where a bar grows to, and above other marks.
  ///   - alignment: along that side, and over the mark.
  ///   - spacing: between the mark and the views, in points.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts views beside each mark, made for its size.
  ///
  /// - Parameters:
  ///   - position: the side of the mark; automatic is where a bar grows to, and above other marks.
  ///   - alignment: along that side, and over the mark.
  ///   - spacing: between the mark and the views, in points.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts views beside each mark, and says what becomes of those that reach over an edge.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let content = content()
    return StyledContent(
      content: self,
      modifier: AnnotationModifier(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        readsSize: false, make: { _ in content }))
  }

  /// Puts views beside each mark, made for its size, and says what becomes of those that reach over
  /// an edge.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    StyledContent(
      content: self,
      modifier: AnnotationModifier(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        readsSize: true, make: content))
  }
}
