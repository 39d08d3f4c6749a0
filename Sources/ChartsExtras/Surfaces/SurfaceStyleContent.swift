import Charts
import SwiftUICore

/// Content with a change to the look that its marks inherit.
nonisolated struct SurfaceStyleContent<Content: Chart3DContent>: Primitive3DContent {
  let content: Content
  let change: (inout InheritedStyle) -> Void

  @MainActor static func _lower3D(_ styled: Self, into chart: inout _ChartLowering) {
    let outer = chart.style
    styled.change(&chart.style)
    Content._lower3D(styled.content, into: &chart)
    chart.style = outer
  }
}
