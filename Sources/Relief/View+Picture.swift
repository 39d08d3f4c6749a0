import ChartModel
import Diagnostics
import Pipeline
import SwiftUICore

extension View {
  /// Draws the view: its charts and texts from top to bottom.
  ///
  /// Throws when the size makes no sense, or where the renderer asked for does not work.
  @MainActor
  public func picture(_ options: PictureOptions = PictureOptions()) throws(ReliefError) -> Picture {
    var environment = EnvironmentValues()
    environment.colorScheme = options.isDark ? .dark : .light
    let view = lowered(in: environment)
    let chart = try ChartRenderer(options: options.renderOptions).render(PageSpec(view.node))
    var diagnostics = view.diagnostics
    diagnostics.merge(chart.diagnostics)
    return Picture(chart, diagnostics: diagnostics)
  }
}

extension PageSpec {
  /// The charts and texts of a lowered view, in order.
  package init(_ node: ViewNode) {
    self.init(PageSpec.items(node))
  }

  private static func items(_ node: ViewNode) -> [Item] {
    switch node {
    case .empty: []
    case .text(let text): [.text(text)]
    case .chart(let chart): [.chart(chart)]
    case .group(let nodes): nodes.flatMap { items($0) }
    }
  }
}
