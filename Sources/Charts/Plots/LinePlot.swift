import SwiftUICore

/// A line through the elements of some data, or the graph of a function.
nonisolated public struct LinePlot<Content: ChartContent>: PrimitiveContent {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// Adds the line to the chart's columns.
  @MainActor public static func _lower(_ content: LinePlot, into chart: inout _ChartLowering) {
    Content._lower(content.content, into: &chart)
  }
}
