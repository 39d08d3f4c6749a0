import Charts
import ChartModel
import SwiftUICore

/// Points in space, made of columns of data: a million take no longer than copying them.
nonisolated public struct PointPlot3D<DataElement>: Primitive3DContent, VectorizedChart3DContent {
  /// The columns and their look.
  public var _columns: _PlotColumns<DataElement>

  /// Points of a collection, one for each element.
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

  /// Points of plain arrays, one for each element.
  public init(
    x: PlottableValues,
    y: PlottableValues,
    z: PlottableValues
  ) where DataElement == Never {
    _columns = _PlotColumns(x: x, y: y, z: z)
  }

  /// Adds the columns to the chart.
  @MainActor public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    content._columns.lower(.point, as: "PointPlot3D", into: &chart)
  }
}
