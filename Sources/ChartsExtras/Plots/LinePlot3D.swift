import Charts
import ChartModel
import SwiftUICore

/// Lines in space, made of columns of data: vertices are joined in the order of the data.
nonisolated public struct LinePlot3D<DataElement>: Primitive3DContent, VectorizedChart3DContent {
  /// The columns and their look.
  public var _columns: _PlotColumns<DataElement>

  /// Lines of a collection, a vertex for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>,
    z: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    let data = Array(data)
    _columns = _PlotColumns(
      data, x: x.values(of: data), y: y.values(of: data), z: z.values(of: data))
  }

  /// Lines of a collection, a vertex for each element.
  ///
  /// - Parameter series: what parts the vertices into lines.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>,
    z: PlottableProjection<DataElement, some Plottable>,
    series: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    let data = Array(data)
    _columns = _PlotColumns(
      data,
      x: x.values(of: data),
      y: y.values(of: data),
      z: z.values(of: data),
      series: series.values(of: data)
    )
  }

  /// Lines of plain arrays, a vertex for each element.
  public init(
    x: PlottableValues,
    y: PlottableValues,
    z: PlottableValues,
    series: PlottableValues? = nil
  ) where DataElement == Never {
    _columns = _PlotColumns(x: x, y: y, z: z, series: series)
  }

  /// Adds the columns to the chart.
  @MainActor public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    content._columns.lower(.line, as: "LinePlot3D", into: &chart)
  }
}
