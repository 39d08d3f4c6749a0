import SwiftUICore

/// Something that changes the look of the marks in it.
package protocol MarkModifier {
  func apply(to style: inout InheritedStyle, in environment: EnvironmentValues)
}

/// Marks with a modifier round them.
nonisolated struct StyledContent<Content, Modifier: MarkModifier> {
  let content: Content
  let modifier: Modifier
}

extension StyledContent: Chart3DContent, Primitive3DContent where Content: Chart3DContent {
  @MainActor static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    let outer = chart.style
    content.modifier.apply(to: &chart.style, in: chart.environment)
    Content._lower3D(content.content, into: &chart)
    chart.style = outer
  }
}
