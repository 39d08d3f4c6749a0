import Foundation
import SwiftUICore

/// A symbol at a place given by data.
@MainActor @preconcurrency
public struct PointMark: PrimitiveContent, Primitive3DContent, Sendable {
  @usableFromInline nonisolated let x: Datum
  @usableFromInline nonisolated let y: Datum
  /// nil for a point of a plane.
  @usableFromInline nonisolated let z: Datum?

  /// A point at a single value on each axis.
  @inlinable
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.datum
    self.y = y.datum
    z = nil
  }

  /// A point at a place in the plot, in points from its left edge, or in its middle.
  @inlinable
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.x = Datum(points: x)
    self.y = y.datum
    z = nil
  }

  /// A point at a place in the plot, in points from its top edge, or in its middle.
  @inlinable
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.x = x.datum
    self.y = Datum(points: y)
    z = nil
  }

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

  /// A mark has no body.
  public var body: Never { return neverBody(Self.self) }

  /// Adds the point to the columns of a chart of x and y.
  @inlinable public static func _lower(_ content: PointMark, into chart: inout _ChartLowering) {
    if content.z != nil { chart.noteDepth(of: "PointMark") }
    chart.addPoint(PositionData(x: content.x, y: content.y, z: .none))
  }

  /// Adds the point to the columns of a chart in space.
  @inlinable public static func _lower3D(_ content: PointMark, into chart: inout _ChartLowering) {
    guard let z = content.z else {
      chart.noteMissingDepth(of: "PointMark")
      return
    }
    chart.addPoint(PositionData(x: content.x, y: content.y, z: z))
  }
}
