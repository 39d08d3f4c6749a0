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
