import ChartModel
import Pipeline
import SwiftUICore
import TextModel

/// Takes in views for pages of one size and theme, before there is a renderer or without one.
@MainActor
package final class ViewLowerer {
  /// Points.
  package let size: SIMD2<Double>
  package let environment: EnvironmentValues
  /// Made for views that read their size; no other needs fonts before it is drawn.
  private lazy var text = FontTextEngine()

  package init(_ options: RenderOptions, textSize: DynamicTypeSize = .large) {
    size = [options.width, options.height]
    var environment = EnvironmentValues()
    environment.colorScheme = options.theme == .dark ? .dark : .light
    environment.dynamicTypeSize = textSize
    self.environment = environment
  }

  private init(size: SIMD2<Double>, environment: EnvironmentValues) {
    (self.size, self.environment) = (size, environment)
  }

  /// For a page so high that a view's windows show all that they scroll through.
  package func grown(for view: some View) -> ViewLowerer {
    var lowerer = self
    // What a window gains may be shared with other views.
    for _ in 0..<8 {
      let more = PageSpec(lowerer.lowered(view).node).overflow(size: lowerer.size, text: text)
      guard more > 0.5 else { break }
      let height = min(lowerer.size.y + more.rounded(.up), ViewLowerer.greatestHeight)
      guard height > lowerer.size.y else { break }
      lowerer = ViewLowerer(size: [size.x, height], environment: environment)
    }
    return lowerer
  }

  /// Up to which pages grow by themselves, in points.
  private static let greatestHeight = 20_000.0

  /// The size of a page that has a view in its ideal size, in points.
  package func idealSize(of view: some View) -> SIMD2<Double> {
    PageSpec(lowered(view).node).idealSize(text: text)
  }

  package func lowered(_ view: some View) -> LoweredView {
    view.lowered(in: environment) { PageSpec($0).readerSizes(size: size, text: text) }
  }
}
