import SwiftUICore

/// Something that changes the look of the marks in it.
@usableFromInline
package protocol MarkModifier {
  /// The part of the look that it changes.
  associatedtype Part

  /// Changes the look, and gives what was there before.
  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues) -> Part

  /// Puts back what was there before.
  static func restore(_ part: consuming Part, in style: inout InheritedStyle)
}

/// Marks with a modifier round them.
@usableFromInline
nonisolated package struct StyledContent<Content, Modifier: MarkModifier> {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension StyledContent: Chart3DContent, Primitive3DContent where Content: Chart3DContent {
  @inlinable @MainActor package static func _lower3D(
    _ content: Self, into chart: inout _ChartLowering
  ) {
    let outer = content.modifier.apply(to: &chart.style, in: chart.environment)
    Content._lower3D(content.content, into: &chart)
    Modifier.restore(outer, in: &chart.style)
  }
}

extension StyledContent: ChartContent, PrimitiveContent where Content: ChartContent {
  @inlinable @MainActor package static func _lower(
    _ content: Self, into chart: inout _ChartLowering
  ) {
    let outer = content.modifier.apply(to: &chart.style, in: chart.environment)
    Content._lower(content.content, into: &chart)
    Modifier.restore(outer, in: &chart.style)
  }
}
