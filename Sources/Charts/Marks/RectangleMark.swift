import SwiftUICore

/// A rectangle that reaches over two axes.
@MainActor @preconcurrency
public struct RectangleMark: Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  @usableFromInline nonisolated let z: Datum

  /// A plane in space: ranges on two axes, over which it reaches, and a single value on the third.
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

  /// Adds the rectangle to the chart's columns.
  @inlinable public static func _lower3D(_ content: RectangleMark, into chart: inout _ChartLowering)
  {
    chart.addRectangle(PositionData(x: content.x, y: content.y, z: content.z))
  }
}
