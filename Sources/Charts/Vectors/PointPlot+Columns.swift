import ChartModel
import Foundation
import SwiftUICore

extension PointPlot {
  /// A mark of each element: a place of x, a place of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    let data = Array(data)
    content = VectorizedPointPlotContent(
      _plot: _VectorPlot(
        .point, data, x: VectorChannel(x, of: data), y: VectorChannel(y, of: data)))
  }

  /// A mark of each element: a place in the plot in points along x, or its middle, a place of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    let data = Array(data)
    content = VectorizedPointPlotContent(
      _plot: _VectorPlot(
        .point, data, x: VectorChannel(points: x, of: data), y: VectorChannel(y, of: data)))
  }

  /// A mark of each element: a place of x, a place in the plot in points along y, or its middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    let data = Array(data)
    content = VectorizedPointPlotContent(
      _plot: _VectorPlot(
        .point, data, x: VectorChannel(x, of: data), y: VectorChannel(points: y, of: data)))
  }

  /// A mark of each element: places in the plot in points along x, a place of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    let data = Array(data)
    content = VectorizedPointPlotContent(
      _plot: _VectorPlot(
        .point, data, x: VectorChannel(points: x, of: data), y: VectorChannel(y, of: data)))
  }

  /// A mark of each element: a place of x, places in the plot in points along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    let data = Array(data)
    content = VectorizedPointPlotContent(
      _plot: _VectorPlot(
        .point, data, x: VectorChannel(x, of: data), y: VectorChannel(points: y, of: data)))
  }
}
