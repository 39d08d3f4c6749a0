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

  /// A view on a page so high that its windows show all that they scroll through, and the size of
  /// that page in points.
  package func loweredWhole(_ view: some View) -> (view: LoweredView, size: SIMD2<Double>) {
    var size = size
    var lowered = lowered(view)
    // What a window gains may be shared with other views.
    for _ in 0..<8 {
      let page = PageSpec(lowered.node)
      guard page.scrollsDown else { break }
      let more = page.overflow(size: size, text: text)
      let height = min(size.y + more.rounded(.up), ViewLowerer.greatestHeight)
      guard more > 0.5, height > size.y else { break }
      size.y = height
      lowered = ViewLowerer(size: size, environment: environment).lowered(view)
    }
    return (lowered, size)
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
