import Diagnostics
import TextModel

/// What stands on a page, part by part.
package struct PageSpec: Sendable {
  package enum Item: Sendable {
    case chart(ChartSpec)
    case text(TextLine)
  }

  /// A line of text and its look.
  package struct TextLine: Sendable, Hashable {
    package var string: String
    /// nil for the usual text font.
    package var font: FontSpec?
    /// nil for the theme's.
    package var color: ColorSpec?

    package init(string: String, font: FontSpec? = nil, color: ColorSpec? = nil) {
      self.string = string
      self.font = font
      self.color = color
    }
  }

  /// From top to bottom.
  package var items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }
}

/// A page whose charts are resolved.
package struct ResolvedPage: Sendable {
  package enum Item: Sendable {
    case chart(ResolvedChart)
    case text(PageSpec.TextLine)
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

/// A page on which everything has its place.
package struct PageLayout: Sendable {
  /// Points.
  package var size: SIMD2<Double>
  package var charts: [(chart: ResolvedChart, layout: ChartLayout)]
  package var texts: [PlacedText]
}

extension PageSpec {
  /// Resolves every chart.
  ///
  /// - Parameter theme: for charts that do not say which they want. Where all charts want another,
  ///   the page follows.
  package func resolved(theme: Theme) -> ResolvedPage {
    let wanted = Set(
      items.compactMap { item in
        if case .chart(let chart) = item { chart.theme ?? theme } else { nil }
      })
    return ResolvedPage(
      items: items.map { item in
        switch item {
        case .chart(let chart): .chart(chart.resolved(theme: theme))
        case .text(let text): .text(text)
        }
      }, theme: wanted.count == 1 ? wanted.first ?? theme : theme)
  }
}
