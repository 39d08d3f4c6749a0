import Foundation
import SwiftUICore

/// A rectangle that reaches over two axes.
@MainActor @preconcurrency
public struct RectangleMark: PrimitiveContent, Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  /// nil for a rectangle of a plane.
  @usableFromInline nonisolated let z: Datum?
  @usableFromInline nonisolated let sides: MarkSides

  @inlinable nonisolated init(_ x: Datum, _ y: Datum, _ sides: MarkSides = MarkSides()) {
    self.x = x
    self.y = y
    self.sides = sides
    z = nil
  }

  /// A rectangle about a place, such as a cell of a heat map.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(x.datum, y.datum, MarkSides(width: width, height: height))
  }

  /// A rectangle at a place of x, from one value of y to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.datum, Datum(from: yStart.datum, to: yEnd.datum), MarkSides(width: width))
  }

  /// A rectangle at a place of y, from one value of x to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(Datum(from: xStart.datum, to: xEnd.datum), y.datum, MarkSides(height: height))
  }

  /// A rectangle from one value to another on both axes.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      Datum(from: xStart.datum, to: xEnd.datum), Datum(from: yStart.datum, to: yEnd.datum))
  }

  /// A rectangle at a place of x, over the height of the plot or to some points from its top edge.
  @inlinable nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(x.datum, Datum(from: yStart, to: yEnd), MarkSides(width: width))
  }

  /// A rectangle at a place of y, over the width of the plot or to some points from its left edge.
  @inlinable nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(Datum(from: xStart, to: xEnd), y.datum, MarkSides(height: height))
  }

  /// A rectangle over the plot, or between places in points from its left and its top edge.
  @inlinable nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Datum(from: xStart, to: xEnd), Datum(from: yStart, to: yEnd))
  }

  /// A rectangle from one value of y to another, over the width of the plot or to some points from
  /// its left edge.
  @inlinable nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(Datum(from: xStart, to: xEnd), Datum(from: yStart.datum, to: yEnd.datum))
  }

  /// A rectangle from one value of x to another, over the height of the plot or to some points from
  /// its top edge.
  @inlinable nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(Datum(from: xStart.datum, to: xEnd.datum), Datum(from: yStart, to: yEnd))
  }

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
    sides = MarkSides()
  }

  /// A mark has no body.
  public var body: Never { return neverBody(Self.self) }

  /// Adds the rectangle to the columns of a chart of x and y.
  @inlinable public static func _lower(_ content: RectangleMark, into chart: inout _ChartLowering) {
    if content.z != nil { chart.noteDepth(of: "RectangleMark") }
    chart.addRectangle(PositionData(x: content.x, y: content.y, z: .none), sides: content.sides)
  }

  /// Adds the rectangle to the columns of a chart in space.
  @inlinable public static func _lower3D(_ content: RectangleMark, into chart: inout _ChartLowering)
  {
    guard let z = content.z else {
      chart.noteMissingDepth(of: "RectangleMark")
      return
    }
    chart.addRectangle(PositionData(x: content.x, y: content.y, z: z))
  }
}
