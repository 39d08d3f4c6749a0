import SwiftUICore

/// A straight line along one axis.
@MainActor @preconcurrency
public struct RuleMark: Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  @usableFromInline nonisolated let z: Datum

  /// A line in space: a range on one axis, along which it runs, and a single value on the two others.
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

  /// Adds the rule to the chart's columns.
  @inlinable public static func _lower3D(_ content: RuleMark, into chart: inout _ChartLowering) {
    chart.addRule(PositionData(x: content.x, y: content.y, z: content.z))
  }
}
