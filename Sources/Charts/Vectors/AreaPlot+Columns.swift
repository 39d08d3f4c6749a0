import ChartModel
import SwiftUICore

extension AreaPlot {
  /// An area through the elements of some data, to zero or on others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(nil, stacking)), data, x: VectorChannel(x, of: data),
        y: VectorChannel(y, of: data)))
  }

  /// An area through the elements of some data, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(.vertical, .unstacked)), data, x: VectorChannel(x, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// An area through the elements of some data, from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(.horizontal, .unstacked)), data,
        x: VectorChannel(from: xStart, to: xEnd, of: data), y: VectorChannel(y, of: data)))
  }

  /// An area for each series of some data, to zero or on others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(nil, stacking)), data, x: VectorChannel(x, of: data),
        y: VectorChannel(y, of: data),
        series: VectorChannel(series, of: data)))
  }

  /// An area for each series of some data, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(.vertical, .unstacked)), data, x: VectorChannel(x, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data),
        series: VectorChannel(series, of: data)))
  }

  /// An area for each series of some data, from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    let data = Array(data)
    content = VectorizedAreaPlotContent(
      _plot: _VectorPlot(
        .area(BaselineSpec(.horizontal, .unstacked)), data,
        x: VectorChannel(from: xStart, to: xEnd, of: data), y: VectorChannel(y, of: data),
        series: VectorChannel(series, of: data)))
  }
}
