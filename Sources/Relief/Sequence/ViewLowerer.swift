import ChartModel
import Diagnostics
import SwiftUICore
import TextModel

/// Turns views into pages of one size, before there is a renderer.
@MainActor
final class ViewLowerer {
  private let size: SIMD2<Double>
  private let environment: EnvironmentValues
  private let text = FontTextEngine()

  init(_ options: PictureOptions) {
    size = [options.width, options.height]
    var environment = EnvironmentValues()
    environment.colorScheme = options.isDark ? .dark : .light
    self.environment = environment
  }

  func page(_ view: some View) -> (page: PageSpec, diagnostics: Diagnostics) {
    let lowered = view.lowered(in: environment) {
      PageSpec($0).readerSizes(size: size, text: text)
    }
    return (PageSpec(lowered.node), lowered.diagnostics)
  }
}
