import Diagnostics
import TextModel

extension ResolvedChart {
  /// Places the title, the legend and the plot in a part of a page.
  package func laidOut(in frame: PageRect, text: some TextEngine) -> ChartLayout {
    let style = LayoutStyle(size: [frame.width, frame.height], textScale: textScale)
    var rest = frame.inset(by: style.margin)
    let title = placedTitle(in: &rest, style: style, text: text)
    var diagnostics = Diagnostics()
    let legend = placedLegend(in: &rest, style: style, text: text, diagnostics: &diagnostics)
    return ChartLayout(
      frame: frame, theme: theme, light: light, style: style, title: title, legend: legend,
      plot: plotLayout(
        in: rest, page: frame, style: style, text: text, diagnostics: &diagnostics),
      annotations: plot == .plane
        ? AnnotationLayout()
        : AnnotationLayout(self, style: style, width: frame.width / 2, text: text),
      diagnostics: diagnostics)
  }

  private func plotLayout(
    in region: PageRect, page: PageRect, style: LayoutStyle, text: some TextEngine,
    diagnostics: inout Diagnostics
  ) -> PlotLayout {
    switch plot {
    case .plane:
      .plane(
        PlaneLayout(
          self, region: region, page: page, style: style, text: text, diagnostics: &diagnostics))
    case .box: .box(BoxLayout(self, region: region, style: style, text: text))
    }
  }

  private func placedTitle(
    in rest: inout PageRect, style: LayoutStyle, text: some TextEngine
  ) -> PlacedText? {
    guard let title, !title.isEmpty else { return nil }
    let shaped = text.fitted(title, font: style.titleFont, width: rest.width)
    guard shaped.text.height < rest.height / 3, shaped.text.width <= rest.width else { return nil }
    let frame = PageRect(
      x: rest.x + (rest.width - shaped.text.width) / 2, y: rest.y, width: shaped.text.width,
      height: shaped.text.height)
    rest.y += frame.height + style.blockGap
    rest.height -= frame.height + style.blockGap
    return PlacedText(
      text: shaped.text, string: shaped.string, kind: .title, color: theme.axisTitle,
      frame: TextFrame(frame))
  }
}

extension TextEngine {
  /// A text that is no wider than asked, its end replaced by an ellipsis where it must be.
  ///
  /// - Parameter isCut: whether more would follow, so that there is an ellipsis in any case.
  func fitted(
    _ string: String, font: FontSpec, width: Double, isCut: Bool = false
  ) -> (text: ShapedText, string: String) {
    let whole = shape(string, font: font)
    // Layout adds up lengths: a width that was that of the text holds it.
    if !isCut, whole.width <= width + 1e-6 { return (whole, string) }
    let characters = Array(string)
    let count = longestPrefix(of: characters.count) { count in
      shape(String(characters[..<count]) + "…", font: font).width <= width
    }
    let cut = String(characters[..<count]) + "…"
    return (shape(cut, font: font), cut)
  }
}

/// The greatest count up to a limit that still fits, by bisection; 0 where none does.
func longestPrefix(of limit: Int, fits: (Int) -> Bool) -> Int {
  var low = 0
  var high = limit
  while low < high {
    let middle = (low + high + 1) / 2
    if fits(middle) { low = middle } else { high = middle - 1 }
  }
  return low
}
