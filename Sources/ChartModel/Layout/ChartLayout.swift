import Diagnostics
import RenderModel
import TextModel

/// Where everything of a chart stands on its page, but for what depends on the pose.
package struct ChartLayout: Sendable {
  /// The part of the page that the chart has.
  package var frame: PageRect
  package var theme: Theme
  package var light: LightSpec
  package var style: LayoutStyle
  package var title: PlacedText?
  package var legend: LegendLayout
  package var plot: PlotLayout
  package var annotations = AnnotationLayout()
  /// What had no room.
  package var diagnostics = Diagnostics()

  /// The box, where the chart has one.
  package var box: BoxLayout? { if case .box(let box) = plot { box } else { nil } }

  /// The plane, where the chart has one.
  package var plane: PlaneLayout? { if case .plane(let plane) = plot { plane } else { nil } }
}

/// Where the data of a chart stands, with the axes round it.
package enum PlotLayout: Sendable {
  case plane(PlaneLayout)
  case box(BoxLayout)
}

extension ChartLayout {
  var boxColors: BoxColors { BoxColors(theme, light) }

  /// What a box may draw on: its region and the margin round it, but nothing of a title or a
  /// legend beside it.
  func contentFrame(of box: BoxLayout) -> PageRect {
    let region = box.region
    func lead(_ room: Double) -> Double {
      room <= style.margin * (1 + 1e-9) ? room : min(room, style.blockGap)
    }
    let left = region.x - lead(region.x - frame.x)
    let top = region.y - lead(region.y - frame.y)
    return PageRect(
      x: left, y: top, width: region.maxX + lead(frame.maxX - region.maxX) - left,
      height: region.maxY + lead(frame.maxY - region.maxY) - top)
  }
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
  /// A text that is a mark, or stands beside one.
  case annotation
  /// A text of the page's own.
  case text
}
