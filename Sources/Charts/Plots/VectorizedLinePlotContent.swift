import SwiftUICore

/// Lines through the elements of some data, a vertex for each.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: PrimitiveContent {
  private let data: Data
  private let x: (Data.Element) -> Datum
  private let y: (Data.Element) -> Datum
  private let series: ((Data.Element) -> Datum)?

  init(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: ((Data.Element) -> Datum)?
  ) {
    self.data = data
    self.x = x.datum(of:)
    self.y = y.datum(of:)
    self.series = series
  }

  /// Adds the vertices to the chart's columns.
  @MainActor public static func _lower(
    _ content: VectorizedLinePlotContent, into chart: inout _ChartLowering
  ) {
    for element in content.data {
      chart.addLine(
        PositionData(x: content.x(element), y: content.y(element), z: .none),
        series: content.series?(element))
    }
  }
}

extension LinePlot {
  /// A line through the elements of some data, in their order.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(content: VectorizedLinePlotContent(data, x: x, y: y, series: nil))
  }

  /// A line for each series of some data.
  nonisolated public init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(content: VectorizedLinePlotContent(data, x: x, y: y, series: series.datum(of:)))
  }
}
