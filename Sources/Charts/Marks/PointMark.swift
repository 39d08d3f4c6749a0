import SwiftUICore

/// A symbol at a place given by data.
@MainActor @preconcurrency
public struct PointMark: Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  @usableFromInline nonisolated let z: Datum

  /// A point in space, at a single value on each axis.
  @inlinable
  nonisolated public init(
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>
  ) {
    self.x = x.datum
    self.y = y.datum
    self.z = z.datum
  }

  /// Adds the point to the chart's columns.
  @inlinable public static func _lower3D(_ content: PointMark, into chart: inout _ChartLowering) {
    chart.addPoint(PositionData(x: content.x, y: content.y, z: content.z))
  }
}
