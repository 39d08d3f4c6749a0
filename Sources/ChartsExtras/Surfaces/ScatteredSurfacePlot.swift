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
  nonisolated private let x: (label: ChannelLabel, column: Column)
  nonisolated private let y: (label: ChannelLabel, column: Column)
  nonisolated private let z: (label: ChannelLabel, column: Column)
  nonisolated private let maximumEdge: Double?

  /// A surface through the points of three columns.
  ///
  /// - Parameter maximumEdge: leaves out triangles with a longer side over the floor, in units of the
  ///   box, whose sides are 1; nil fills the convex hull.
  nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValues<X>, y: PlottableValues<Y>, z: PlottableValues<Z>,
    maximumEdge: Double? = nil
  ) {
    self.x = (x.label, x.column)
    self.y = (y.label, y.column)
    self.z = (z.label, z.column)
    self.maximumEdge = maximumEdge
  }

  /// A surface through a point for each element of some data.
  ///
  /// - Parameter maximumEdge: leaves out triangles with a longer side over the floor, in units of the
  ///   box, whose sides are 1; nil fills the convex hull.
  nonisolated public init<Element, X: Plottable, Y: Plottable, Z: Plottable>(
    _ data: some Sequence<Element>,
    x: SurfaceProjection<Element, X>, y: SurfaceProjection<Element, Y>,
    z: SurfaceProjection<Element, Z>, maximumEdge: Double? = nil
  ) {
    let elements = Array(data)
    self.init(
      x: x.values(of: elements), y: y.values(of: elements), z: z.values(of: elements),
      maximumEdge: maximumEdge)
  }

  /// Adds the points to the chart.
  public static func _lower3D(_ content: ScatteredSurfacePlot, into chart: inout _ChartLowering) {
    let environment = chart.environment
    func channel(_ data: (label: ChannelLabel, column: Column)) -> Channel {
      Channel(label: data.label.resolved(in: environment), column: data.column)
    }
    chart.add(
      MarkGroup(
        .scattered(maximumEdge: content.maximumEdge), x: channel(content.x),
        y: channel(content.y), z: channel(content.z), style: chart.inheritedStyle))
  }
}
