import SwiftUICore

/// Lines, made of columns of data, or the graph of a function.
nonisolated public struct LinePlot<Content: ChartContent>: PrimitiveContent {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// Adds the columns, or the function, to the chart.
  @MainActor public static func _lower(_ plot: Self, into chart: inout _ChartLowering) {
    Content._lower(plot.content, into: &chart)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The columns and their look.
  public var _plot: _VectorPlot<Content.DataElement> { content._plot }
}

/// The columns of a `LinePlot`.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>:
  VectorizedChartContent, PrimitiveContent
{
  /// The columns and their look.
  public let _plot: _VectorPlot<Data.Element>

  /// Adds the columns to the chart.
  @MainActor public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    content._plot.lower(into: &chart)
  }
}
