import SwiftUICore

/// An area through the elements of some data, or under the graph of a function.
nonisolated public struct AreaPlot<Content: ChartContent>: PrimitiveContent {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// Adds the area to the chart's columns.
  @MainActor public static func _lower(_ content: AreaPlot, into chart: inout _ChartLowering) {
    Content._lower(content.content, into: &chart)
  }
}
