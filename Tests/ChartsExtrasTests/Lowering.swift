import ChartModel
import Charts
import SwiftUICore

/// The dump of the only chart of a view, and its warnings.
@MainActor
func dump(_ view: some View) -> String {
  LoweredChart(view).text
}

/// A point at one place on all axes.
@MainActor
func point(_ value: Double) -> PointMark {
  PointMark(x: .value("X", value), y: .value("Y", value), z: .value("Z", value))
}
