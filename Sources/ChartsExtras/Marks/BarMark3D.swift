import Charts
import ChartModel
import SwiftUICore

/// A bar on the floor of the box, at a place of x and z.
///
/// Bars stand at zero, or where the y axis does not show zero, at the end that is nearer to it;
/// negative ones hang down.
@MainActor @preconcurrency
public struct BarMark3D: Primitive3DContent, Sendable {
  nonisolated private let data: PositionData
  nonisolated private let spec: BarSpec

  /// A bar from the floor to y.
  ///
  /// - Parameters:
  ///   - y: the height; a range for a bar that does not stand on the floor.
  ///   - width: along x.
  ///   - depth: along z.
  ///   - stacking: what becomes of bars at one place.
  nonisolated public init(
    x: PlottableValue<some Plottable>,
    y: PlottableValue<some Plottable>,
    z: PlottableValue<some Plottable>,
    width: BarDimension3D = .automatic,
    depth: BarDimension3D = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) {
    data = PositionData(x: x.datum, y: y.datum, z: z.datum)
    spec = BarSpec(width: width.spec, depth: depth.spec, stacking: stacking.spec)
  }

  /// A bar from one height to another.
  nonisolated public init<Y: Plottable>(
    x: PlottableValue<some Plottable>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    z: PlottableValue<some Plottable>,
    width: BarDimension3D = .automatic,
    depth: BarDimension3D = .automatic
  ) {
    var y = yStart.datum
    y.end = yEnd.datum.value
    data = PositionData(x: x.datum, y: y, z: z.datum)
    spec = BarSpec(width: width.spec, depth: depth.spec)
  }

  /// Adds the bar to the chart's columns.
  public static func _lower3D(_ content: BarMark3D, into chart: inout _ChartLowering) {
    chart.add(.bar(content.spec), content.data)
  }
}
