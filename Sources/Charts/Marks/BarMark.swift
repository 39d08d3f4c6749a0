import Foundation
import SwiftUICore

/// A bar from zero, or from one value to another.
///
/// Bars at one place stand on each other. They are upright, unless x has values and y names or dates.
@MainActor @preconcurrency
public struct BarMark: PrimitiveContent, Sendable {
  @usableFromInline nonisolated let data: PositionData
  @usableFromInline nonisolated let sides: MarkSides
  @usableFromInline nonisolated let stacking: MarkStackingMethod
  /// Along which the bar has its value; nil where the data decides.
  @usableFromInline nonisolated let valueAxis: Axis?

  @inlinable nonisolated init(
    _ x: Datum, _ y: Datum, _ sides: MarkSides, along valueAxis: Axis? = nil,
    _ stacking: MarkStackingMethod = .standard
  ) {
    data = PositionData(x: x, y: y, z: .none)
    self.sides = sides
    self.stacking = stacking
    self.valueAxis = valueAxis
  }

  /// A bar at a place, up or along to a value.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.datum, y.datum, MarkSides(width: width, height: height), stacking)
  }

  /// An upright bar from one value to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(
      x.datum, Datum(from: yStart.datum, to: yEnd.datum), MarkSides(width: width), along: .vertical)
  }

  /// A level bar from one value to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      Datum(from: xStart.datum, to: xEnd.datum), y.datum, MarkSides(height: height),
      along: .horizontal)
  }

  /// A bar of one dimension, or an upright one at a place: up and down to the edges of the plot, or
  /// to some points from its top edge.
  @inlinable nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.datum, Datum(from: yStart, to: yEnd), MarkSides(width: width), stacking)
  }

  /// A bar of one dimension, or a level one at a place: from edge to edge of the plot, or to some
  /// points from its left edge.
  @inlinable nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Datum(from: xStart, to: xEnd), y.datum, MarkSides(height: height), stacking)
  }

  /// A bar over a range of y, from edge to edge of the plot or to some points from its left edge.
  @inlinable nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      Datum(from: xStart, to: xEnd), Datum(from: yStart.datum, to: yEnd.datum), MarkSides(),
      along: .vertical)
  }

  /// A bar over a range of x, from edge to edge of the plot or to some points from its top edge.
  @inlinable nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(
      Datum(from: xStart.datum, to: xEnd.datum), Datum(from: yStart, to: yEnd), MarkSides(),
      along: .horizontal)
  }

  /// Adds the bar to the chart's columns.
  @inlinable public static func _lower(_ content: BarMark, into chart: inout _ChartLowering) {
    chart.addBar(
      content.data, valueAxis: content.valueAxis, stacking: content.stacking, sides: content.sides)
  }
}
