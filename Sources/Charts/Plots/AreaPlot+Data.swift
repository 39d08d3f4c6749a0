import SwiftUICore

extension AreaPlot {
  /// An area through the elements of some data, in their order.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(data, x: x.datum(of:), y: y.datum(of:), stacking: stacking))
  }

  /// An area for each series of some data.
  nonisolated public init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(
        data, x: x.datum(of:), y: y.datum(of:), stacking: stacking, series: series.datum(of:)))
  }

  /// An area between two values of y of each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(
        data, x: x.datum(of:), y: yStart.datum(to: yEnd), along: .vertical))
  }

  /// An area for each series, between two values of y of each element.
  nonisolated public init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(
        data, x: x.datum(of:), y: yStart.datum(to: yEnd), along: .vertical, series: series.datum(of:)))
  }

  /// An area between two values of x of each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(
        data, x: xStart.datum(to: xEnd), y: y.datum(of:), along: .horizontal))
  }

  /// An area for each series, between two values of x of each element.
  nonisolated public init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      content: VectorizedAreaPlotContent(
        data, x: xStart.datum(to: xEnd), y: y.datum(of:), along: .horizontal, series: series.datum(of:)))
  }
}
