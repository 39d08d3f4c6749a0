import Charts
import ChartModel
import SwiftUICore

/// Bars on the floor of the box, made of columns of data; y may be a range.
nonisolated public struct BarPlot3D<DataElement>: Primitive3DContent, VectorizedChart3DContent {
  /// The columns and their look.
  public var _columns: _PlotColumns<DataElement>
  private let spec: BarSpec

  /// Bars of a collection, one for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>,
    z: PlottableProjection<DataElement, some Plottable>,
    width: BarDimension3D = .automatic,
    depth: BarDimension3D = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) where Data.Element == DataElement {
    let data = Array(data)
    _columns = _PlotColumns(
      data, x: x.values(of: data), y: y.values(of: data), z: z.values(of: data))
    spec = BarSpec(width: width.spec, depth: depth.spec, stacking: stacking.spec)
  }

  /// Bars of plain arrays, one for each element.
  public init(
    x: PlottableValues,
    y: PlottableValues,
    z: PlottableValues,
    width: BarDimension3D = .automatic,
    depth: BarDimension3D = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) where DataElement == Never {
    _columns = _PlotColumns(x: x, y: y, z: z)
    spec = BarSpec(width: width.spec, depth: depth.spec, stacking: stacking.spec)
  }

  /// Adds the columns to the chart.
  @MainActor public static func _lower3D(_ content: Self, into chart: inout _ChartLowering) {
    content._columns.lower(.bar(content.spec), as: "BarPlot3D", into: &chart)
  }
}
