/// What stands on a page, part by part.
package struct PageSpec: Sendable {
  /// A part of a page.
  package enum Item: Sendable {
    case chart(ChartSpec)
    case text(TextLine)
  }

  /// From top to bottom.
  package var items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }
}

extension PageSpec {
  /// Resolves every chart.
  package func resolved(theme: Theme) -> ResolvedPage {
    ResolvedPage(
      items: items.map { item in
        switch item {
        case .chart(let chart): .chart(chart.resolved(theme: theme))
        case .text(let text): .text(text)
        }
      }, theme: theme)
  }
}
