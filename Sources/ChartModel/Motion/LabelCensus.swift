import Diagnostics

/// Which texts of the axes have shown in the frames of a sequence, and which had no room on the
/// page.
package struct LabelCensus: Sendable {
  private struct Axis {
    var shown = AxisTexts()
    /// Whether the page has shown only a part of it.
    var isCut = false
  }

  /// For each chart, by axis.
  private var charts: [[Axis]] = []

  package init() {}

  package mutating func count(_ plan: FramePlan) {
    while charts.count < plan.labels.count {
      charts.append(PositionAxis.allCases.map { _ in Axis() })
    }
    for (chart, labels) in plan.labels.enumerated() {
      for (axis, planned) in (labels.labels?.axes ?? []).enumerated() {
        if planned.isCut { charts[chart][axis].isCut = true }
        if planned.labels.contains(where: { $0 > 0 }) {
          charts[chart][axis].shown.hasLabels = true
        }
        if planned.title.opacity > 0 { charts[chart][axis].shown.hasTitle = true }
      }
    }
  }

  /// What had no room in any frame.
  package func diagnostics(_ page: PageScene) -> Diagnostics {
    var diagnostics = Diagnostics()
    for (chart, axes) in zip(page.charts, charts) {
      guard let box = chart.layout.box else { continue }
      for axis in PositionAxis.allCases where axes[axis.rawValue].isCut {
        let missing = AxisTexts(of: box.axes[axis.rawValue])
          .missing(axes[axis.rawValue].shown, of: axis, inAnyFrame: true)
        if let missing { diagnostics.note(missing) }
      }
    }
    return diagnostics
  }
}
