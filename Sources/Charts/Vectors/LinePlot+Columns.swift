import SwiftUICore

extension LinePlot {
  /// A line through the elements of some data, in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    let data = Array(data)
    content = VectorizedLinePlotContent(
      _plot: _VectorPlot(
        .line, data, x: VectorChannel(x, of: data), y: VectorChannel(y, of: data)))
  }

  /// A line for each series of some data.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    let data = Array(data)
    content = VectorizedLinePlotContent(
      _plot: _VectorPlot(
        .line, data, x: VectorChannel(x, of: data), y: VectorChannel(y, of: data),
        series: VectorChannel(series, of: data)))
  }
}
