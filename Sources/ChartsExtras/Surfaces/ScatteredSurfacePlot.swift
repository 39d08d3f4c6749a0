import ChartModel
import Charts
import SwiftUICore

/// The surface through points anywhere, over their Delaunay triangulation in x and z.
///
/// ```swift
/// ScatteredSurfacePlot(
///   soundings, x: .value("Longitude", \.longitude), y: .value("Depth", \.depth),
///   z: .value("Latitude", \.latitude), maximumEdge: 0.2)
/// ```
///
/// Of points at one place the mean height is drawn.
@MainActor @preconcurrency
public struct ScatteredSurfacePlot: Primitive3DContent, Sendable {
  nonisolated private let x: PlottableValues
  nonisolated private let y: PlottableValues
  nonisolated private let z: PlottableValues
  nonisolated private let maximumEdge: Double?

  /// A surface through the points of three columns.
  ///
  /// - Parameter maximumEdge: leaves out triangles with a longer side over the floor, in units of the
  ///   box, whose sides are 1; nil fills the convex hull.
  nonisolated public init(
    x: PlottableValues, y: PlottableValues, z: PlottableValues,
    maximumEdge: Double? = nil
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.maximumEdge = maximumEdge
  }

  /// A surface through a point for each element of some data.
  ///
  /// - Parameter maximumEdge: leaves out triangles with a longer side over the floor, in units of the
  ///   box, whose sides are 1; nil fills the convex hull.
  nonisolated public init<Element>(
    _ data: some Sequence<Element>,
    x: PlottableProjection<Element, some Plottable>,
    y: PlottableProjection<Element, some Plottable>,
    z: PlottableProjection<Element, some Plottable>, maximumEdge: Double? = nil
  ) {
    let elements = Array(data)
    self.init(
      x: x.values(of: elements), y: y.values(of: elements), z: z.values(of: elements),
      maximumEdge: maximumEdge)
  }

  /// Adds the points to the chart.
  public static func _lower3D(_ content: ScatteredSurfacePlot, into chart: inout _ChartLowering) {
    let environment = chart.environment
    chart.add(
      MarkGroup(
        .scattered(maximumEdge: content.maximumEdge), x: content.x.channel(in: environment),
        y: content.y.channel(in: environment), z: content.z.channel(in: environment),
        style: chart.inheritedStyle))
  }
}
