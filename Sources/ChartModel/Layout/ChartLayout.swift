import Diagnostics
import RenderModel
import TextModel

/// Where everything of a chart stands on its page, but for what depends on the pose.
package struct ChartLayout: Sendable {
  /// The part of the page that the chart has.
  package var frame: PageRect
  package var theme: Theme
  package var style: LayoutStyle
  package var title: PlacedText?
  package var legend: LegendLayout
  package var box: BoxLayout
  /// What had no room.
  package var diagnostics = Diagnostics()
}

/// A text with its place.
package struct PlacedText: Sendable {
  package var text: ShapedText
  package var string: String
  package var kind: LabelKind
  package var color: RGBA8
  package var frame: TextFrame

  /// The beginning of the baseline.
  var origin: SIMD2<Double> {
    let topLeft = frame.center - frame.along * (frame.size.x / 2) - frame.down * (frame.size.y / 2)
    return topLeft + frame.down * text.ascent
  }
}

/// What a label is for.
package enum LabelKind: String, Sendable, Hashable {
  case title
  case xTitle
  case yTitle
  case zTitle
  case xTick
  case yTick
  case zTick
  case legend
  /// A text of the page's own.
  case text
}
