import ChartModel
import Diagnostics
import SwiftUICore

/// A view whose charts have other views for a legend.
nonisolated struct LegendModifier<Content: View, Legend: View>: PrimitiveView {
  let content: Content
  let legend: Legend
  let place: (inout LegendSpec) -> Void

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let legend = lowering.apart { Legend._lower(view.legend, into: &$0) }
    let members = legend.members.filter { $0.charts.isEmpty }
    if members.count < legend.members.count {
      lowering.diagnostics.note(
        .other("chartLegend: a legend has no charts of its own; they are left out"))
    }
    lowering.withEnvironment { environment in
      view.place(&environment.chart.spec.legend)
      environment.chart.spec.legend.content = PageSpec(members).root
    } lower: {
      Content._lower(view.content, into: &$0)
    }
  }
}
