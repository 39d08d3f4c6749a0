import Diagnostics
import TextModel

/// A page whose charts are resolved.
package struct ResolvedPage: Sendable {
  package var root: ViewNode
  /// The charts of the tree, in the order in which they are painted.
  package var charts: [ResolvedChart]
  /// For the background, and for what does not want another for itself.
  package var theme: Theme

  /// All that resolution has to report.
  package var diagnostics: Diagnostics {
    charts.reduce(into: Diagnostics()) { $0.merge($1.diagnostics) }
  }
}

extension ResolvedPage {
  /// Gives every view its place.
  ///
  /// - Parameter size: of the page, in points.
  package func laidOut(size: SIMD2<Double>, text: some TextEngine) -> PageLayout {
    let page = PageRect(x: 0, y: 0, width: size.x, height: size.y)
    let layouter = ViewLayouter(root, text: text)
    var placer = ViewPlacer(
      layouter, page: page, margin: root.pageMargin(size: size), theme: theme)
    return placer.layout(charts: charts)
  }
}
