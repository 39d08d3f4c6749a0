import SwiftUICore

/// A vertex of an area: what is between two ends on one axis, at a place on the other.
///
/// Vertices are joined as those of `LineMark` are. An area with single values reaches to zero, or
/// stands on the areas of the series before it.
@MainActor @preconcurrency
public struct AreaMark: PrimitiveContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  /// The axis with the two ends; nil lets the data decide.
  @usableFromInline nonisolated let valueAxis: Axis?
  @usableFromInline nonisolated let stacking: MarkStackingMethod
  @usableFromInline nonisolated let series: Datum?

  @inlinable
  nonisolated init(
    _ x: Datum, _ y: Datum, _ valueAxis: Axis?, _ stacking: MarkStackingMethod, _ series: Datum?
  ) {
    self.x = x
    self.y = y
    self.valueAxis = valueAxis
    self.stacking = stacking
    self.series = series
  }

  /// A vertex at a value.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.datum, y.datum, nil, stacking, nil)
  }

  /// A vertex of one of several areas at a value.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.datum, y.datum, nil, stacking, series.datum)
  }

  /// A vertex between two values of y.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      x.datum, Datum(from: yStart.datum, to: yEnd.datum), .vertical, .unstacked, nil)
  }

  /// A vertex of one of several areas between two values of y.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      x.datum, Datum(from: yStart.datum, to: yEnd.datum), .vertical, .unstacked, series.datum)
  }

  /// A vertex between two values of x.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(
      Datum(from: xStart.datum, to: xEnd.datum), y.datum, .horizontal, .unstacked, nil)
  }

  /// A vertex of one of several areas between two values of x.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      Datum(from: xStart.datum, to: xEnd.datum), y.datum, .horizontal, .unstacked, series.datum)
  }

  /// A mark has no body.
  public var body: Never { return neverBody(Self.self) }

  /// Adds the vertex to the chart's columns.
  @inlinable public static func _lower(_ content: AreaMark, into chart: inout _ChartLowering) {
    chart.addArea(
      PositionData(x: content.x, y: content.y, z: .none), valueAxis: content.valueAxis,
      stacking: content.stacking, series: content.series)
  }
}
