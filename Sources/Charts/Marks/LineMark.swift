import SwiftUICore

/// A vertex of a line.
///
/// Vertices are joined in the order of the data: those of one series, or where no series is given, of
/// one value of each of `foregroundStyle(by:)`, `lineStyle(by:)` and `symbol(by:)`. A vertex with a
/// missing value leaves a gap.
@MainActor @preconcurrency
public struct LineMark: PrimitiveContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  @usableFromInline nonisolated let series: Datum?

  /// A vertex at a single value on each axis.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
    series = nil
  }

  /// A vertex of one of several lines.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.x = x.datum
    self.y = y.datum
    self.series = series.datum
  }

  /// A mark has no body.
  public var body: Never { return neverBody(Self.self) }

  /// Adds the vertex to the chart's columns.
  @inlinable public static func _lower(_ content: LineMark, into chart: inout _ChartLowering) {
    chart.addLine(
      PositionData(x: content.x, y: content.y, z: .none), series: content.series)
  }
}
