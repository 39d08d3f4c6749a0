import Foundation
import SwiftUICore

/// A straight line along one axis.
@MainActor @preconcurrency
public struct RuleMark: PrimitiveContent, Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  /// nil for a line of a plane.
  @usableFromInline nonisolated let z: Datum?

  @inlinable nonisolated init(_ x: Datum, _ y: Datum) {
    self.x = x
    self.y = y
    z = nil
  }

  /// An upright line, over the plot or to some points from its top edge.
  @inlinable nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(x.datum, Datum(from: yStart, to: yEnd))
  }

  /// A level line, over the plot or to some points from its left edge.
  @inlinable nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(Datum(from: xStart, to: xEnd), y.datum)
  }

  /// An upright line from one value to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x.datum, Datum(from: yStart.datum, to: yEnd.datum))
  }

  /// A level line from one value to another.
  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(Datum(from: xStart.datum, to: xEnd.datum), y.datum)
  }

  /// An upright line from one value to another, at some points from the plot's left edge or in its
  /// middle.
  @inlinable nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Datum(points: x), Datum(from: yStart.datum, to: yEnd.datum))
  }

  /// A level line from one value to another, at some points from the plot's top edge or in its
  /// middle.
  @inlinable nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    self.init(Datum(from: xStart.datum, to: xEnd.datum), Datum(points: y))
  }

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

  /// A mark has no body.
  public var body: Never { return neverBody(Self.self) }

  /// Adds the rule to the columns of a chart of x and y.
  @inlinable public static func _lower(_ content: RuleMark, into chart: inout _ChartLowering) {
    if content.z != nil { chart.noteDepth(of: "RuleMark") }
    chart.addRule(PositionData(x: content.x, y: content.y, z: .none))
  }

  /// Adds the rule to the columns of a chart in space.
  @inlinable public static func _lower3D(_ content: RuleMark, into chart: inout _ChartLowering) {
    guard let z = content.z else {
      chart.noteMissingDepth(of: "RuleMark")
      return
    }
    chart.addRule(PositionData(x: content.x, y: content.y, z: z))
  }
}
