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
  package var plot: PlotLayout

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

/// The legend's texts, swatches and colour bars.
package struct LegendLayout: Sendable {
  /// The disc before a category's name.
  package struct Swatch: Sendable {
    package var center: SIMD2<Double>
    package var color: RGBA8
  }

  /// A colour bar.
  package struct Bar: Sendable {
    package var frame: PageRect
    package var colors: [RGBA8]
    /// The x of each tick.
    package var ticks: [Double]
  }

  package var swatches: [Swatch] = []
  package var bars: [Bar] = []
  package var texts: [PlacedText] = []
  package var height: Double = 0

  mutating func moveDown(by distance: Double) {
    for index in swatches.indices { swatches[index].center.y += distance }
    for index in bars.indices { bars[index].frame.y += distance }
    for index in texts.indices { texts[index].frame.center.y += distance }
  }
}
