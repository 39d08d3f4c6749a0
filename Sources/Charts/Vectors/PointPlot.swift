import Foundation
import SwiftUICore

/// Points, made of columns of data: many take hardly longer than copying them.
nonisolated public struct PointPlot<Content: ChartContent>: PrimitiveContent {
  let content: Content

  /// Adds the columns to the chart.
  @MainActor public static func _lower(_ plot: Self, into chart: inout _ChartLowering) {
    Content._lower(plot.content, into: &chart)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The columns and their look.
  public var _plot: _VectorPlot<Content.DataElement> { content._plot }
}

/// The columns of a `PointPlot`.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>:
  VectorizedChartContent, PrimitiveContent
{
  /// The columns and their look.
  public let _plot: _VectorPlot<Data.Element>

  /// Adds the columns to the chart.
  @MainActor public static func _lower(_ content: Self, into chart: inout _ChartLowering) {
    content._plot.lower(into: &chart)
  }
}
