import Charts
import ChartModel
import SwiftUICore

/// A vertex of a line in space.
///
/// Vertices are joined by straight strokes in the order of the data: those of one series, or where
/// no series is given, of one category of `foregroundStyle(by:)`. A vertex with a missing value
/// breaks the line. A number or a date in `foregroundStyle(by:)` colours the line along its way.
@MainActor @preconcurrency
public struct LineMark3D: Primitive3DContent, Sendable {
  nonisolated private let data: PositionData
  nonisolated private let series: Datum?

  /// A vertex at a single value on each axis.
  nonisolated public init(
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>
  ) {
    data = PositionData(x: x.datum, y: y.datum, z: z.datum)
    series = nil
  }

  /// A vertex of one of several lines.
  nonisolated public init(
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {
    data = PositionData(x: x.datum, y: y.datum, z: z.datum)
    self.series = series.datum
  }

  /// Adds the vertex to the chart's columns.
  public static func _lower3D(_ content: LineMark3D, into chart: inout _ChartLowering) {
    chart.add(.line, content.data, series: content.series)
  }
}
