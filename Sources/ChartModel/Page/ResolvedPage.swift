import Diagnostics

/// A page whose charts are resolved.
package struct ResolvedPage: Sendable {
  /// A part of the page.
  package enum Item: Sendable {
    case chart(ResolvedChart)
    case text(TextLine)
  }

  package var items: [Item]
  /// For texts and the background; a chart may want another for itself.
  package var theme: Theme

  /// All that resolution has to report.
  package var diagnostics: Diagnostics {
    items.reduce(into: Diagnostics()) { diagnostics, item in
      if case .chart(let chart) = item { diagnostics.merge(chart.diagnostics) }
    }
  }
}
