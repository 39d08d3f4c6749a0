/// Whether and how the legend is drawn.
package struct LegendSpec: Sendable {
  package var visibility = VisibilitySpec.automatic
  package var position = LegendPosition.automatic
  /// Where along its side the legend stands; nil for the position's own.
  package var alignment: AlignmentSpec?
  /// From the plot, in points; nil for the page's.
  package var spacing: Double?
  /// Drawn instead of the entries that the chart would have.
  package var content: ViewNode?

  package init() {}
}

/// Where a legend stands.
package enum LegendPosition: String, CaseIterable, Sendable, Hashable {
  /// Below the plot.
  case automatic
  /// Over the plot, which keeps its size.
  case overlay
  case top
  case bottom
  case leading
  case trailing
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}
