import ChartModel
import Diagnostics
import SwiftUICore

import Charts

/// The only chart of a view, lowered.
@MainActor
func lower(_ view: some View) -> (spec: ChartSpec, diagnostics: Diagnostics) {
  let lowered = view.lowered()
  return (lowered.node.charts.first ?? ChartSpec(), lowered.diagnostics)
}

/// The dump of the only chart of a view.
@MainActor
func dump(_ view: some View) -> String {
  let (spec, diagnostics) = lower(view)
  return ([spec.dump] + diagnostics.warnings.map { "warning: \($0)" })
    .filter { !$0.isEmpty }.joined(separator: "\n")
}

/// The pieces that the first `AxisMarks` of an axis has at a value.
@MainActor
func pieces(
  of axis: PositionAxis,
  at value: AxisMarkValue.Value,
  index: Int = 0,
  count: Int = 1,
  in view: some View
) -> [AxisPiece] {
  let marks = lower(view).spec[axis].marks ?? []
  guard var pieces = marks.first?.pieces else { return [] }
  let value = AxisMarkValue(value: value, index: index, count: count)
  pieces.make(at: [value])
  return pieces.pieces(at: value)
}

/// A point at one place on all axes.
@MainActor
func point(_ value: Double) -> PointMark {
  PointMark(x: .value("X", value), y: .value("Y", value), z: .value("Z", value))
}
