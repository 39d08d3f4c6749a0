import ChartModel
import Foundation
import SwiftUICore

extension RectanglePlot {
  /// A mark of each element: a place of x, a place of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(x, of: data), y: VectorChannel(y, of: data),
        width: width, height: height))
  }

  /// A mark of each element: a place of x, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(x, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data), width: width))
  }

  /// A mark of each element: a place of x, along y from edge to edge of the plot, or between places in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(x, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data), width: width))
  }

  /// A mark of each element: a place of x, along y between places of each mark in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(x, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data), width: width))
  }

  /// A mark of each element: from one value of x to another, a place of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(y, of: data), height: height))
  }

  /// A mark of each element: along x from edge to edge of the plot, or between places in points, a place of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(y, of: data), height: height))
  }

  /// A mark of each element: along x between places of each mark in points, a place of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(y, of: data), height: height))
  }

  /// A mark of each element: from one value of x to another, from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// A mark of each element: from one value of x to another, along y from edge to edge of the plot, or between places in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// A mark of each element: along x from edge to edge of the plot, or between places in points, from one value of y to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// A mark of each element: from one value of x to another, along y between places of each mark in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// A mark of each element: along x between places of each mark in points, from one value of y to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }

  /// A mark of each element: along x between places of each mark in points, along y between places of each mark in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    let data = Array(data)
    content = VectorizedRectanglePlotContent(
      _plot: _VectorPlot(
        .planeRectangle, data, x: VectorChannel(from: xStart, to: xEnd, of: data),
        y: VectorChannel(from: yStart, to: yEnd, of: data)))
  }
}
