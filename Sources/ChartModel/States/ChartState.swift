/// One of the charts that a sequence goes through.
package struct ChartState: Sendable {
  /// How messages, and the caption, call it: `year: 2008`.
  package var label: String
  package var chart: ChartSpec

  package init(label: String, chart: ChartSpec) {
    self.label = label
    self.chart = chart
  }

  /// The state with its label in the title of its chart, after what the title says already.
  package var captioned: ChartState {
    var state = self
    let title = chart.title ?? ""
    state.chart.title = title.isEmpty ? label : "\(title), \(label)"
    return state
  }
}
