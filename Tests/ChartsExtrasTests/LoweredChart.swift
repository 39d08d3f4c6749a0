import ChartModel
import Diagnostics
import SwiftUICore

/// The only chart of a view, lowered.
@MainActor
struct LoweredChart {
  let spec: ChartSpec
  let diagnostics: Diagnostics

  init(_ view: some View) {
    let lowered = view.lowered()
    spec = lowered.node.charts.first ?? ChartSpec()
    diagnostics = lowered.diagnostics
  }

  /// The dump, and the warnings after it.
  var text: String {
    ([spec.dump] + diagnostics.warnings.map { "warning: \($0)" })
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
