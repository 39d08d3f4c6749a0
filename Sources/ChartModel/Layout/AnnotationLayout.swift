import RenderModel
import TextModel

/// The texts of a chart's marks, measured: where on the page they stand follows from the pose.
package struct AnnotationLayout: Sendable {
  package struct Annotation: Sendable {
    /// The place that the text is about, in world space.
    package var anchor: SIMD3<Double>
    package var text: ShapedText
    package var string: String
    package var color: RGBA8
    package var style: TextMarkStyle
  }

  package var annotations: [Annotation] = []
  /// Texts that have no place, by mark.
  var leftOut: [Int: LeftOut] = [:]

  init() {}

  /// Measures the texts whose places are in the box.
  ///
  /// - Parameter width: the longest that a text may be, in points.
  init(_ chart: ResolvedChart, style: LayoutStyle, width: Double, text engine: some TextEngine) {
    let palette = Palette(theme: chart.theme)
    for (index, marks) in chart.marks.enumerated() {
      guard case .texts(let texts) = marks else { continue }
      let places = BoxPlaces(texts.places, chart)
      for (i, string) in texts.spec.texts.prefix(places.count).enumerated() where !string.isEmpty {
        switch places[i] {
        case .notFinite: leftOut[index, default: LeftOut()].notFinite += 1
        case .offScale: leftOut[index, default: LeftOut()].offScale += 1
        case .outside: continue
        case .inside(let place):
          let look = texts.spec.style
          let font = look.font.map { style.scaled($0) } ?? style.tickLabelFont
          let fitted = engine.fitted(string, font: font, width: width)
          annotations.append(
            Annotation(
              anchor: WorldSpace.fromPlot(place), text: fitted.text, string: fitted.string,
              color: look.color.map { palette.resolve($0) } ?? texts.color(i)
                ?? chart.theme.axisTitle, style: look))
        }
      }
    }
  }
}

extension ResolvedTexts {
  /// The colour that the foreground gives a text; nil where it says nothing of it.
  fileprivate func color(_ index: Int) -> RGBA8? {
    guard hasOwnColor else { return nil }
    return switch places.foreground {
    case .color(let color): color
    case .each(let colors): colors.indices.contains(index) ? colors[index] : nil
    case .height, .normal, .footprint, .fading: nil
    }
  }
}
