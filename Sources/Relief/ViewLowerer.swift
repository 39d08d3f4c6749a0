import ChartModel
import Pipeline
import SwiftUICore
import TextModel

/// Takes in views for pages of one size and theme, before there is a renderer or without one.
@MainActor
package final class ViewLowerer {
  private let size: SIMD2<Double>
  private let environment: EnvironmentValues
  /// Made for views that read their size; no other needs fonts before it is drawn.
  private lazy var text = FontTextEngine()

  package init(_ options: RenderOptions) {
    size = [options.width, options.height]
    var environment = EnvironmentValues()
    environment.colorScheme = options.theme == .dark ? .dark : .light
    self.environment = environment
  }

  package func lowered(_ view: some View) -> LoweredView {
    view.lowered(in: environment) { PageSpec($0).readerSizes(size: size, text: text) }
  }
}
