import ChartModel
import Diagnostics
import Pipeline
import SwiftUICore

extension View {
  /// Draws the view as it lays itself out on a page of the options' size.
  ///
  /// Throws when the size makes no sense, or where the renderer asked for does not work.
  @MainActor
  public func picture(_ options: PictureOptions = PictureOptions()) throws(ReliefError) -> Picture {
    let renderer = try ChartRenderer(options: options.renderOptions)
    let view = ViewLowerer(options.renderOptions).lowered(self)
    let chart = try renderer.render(PageSpec(view.node))
    var diagnostics = view.diagnostics
    diagnostics.merge(chart.diagnostics)
    return Picture(chart, diagnostics: diagnostics)
  }
}
