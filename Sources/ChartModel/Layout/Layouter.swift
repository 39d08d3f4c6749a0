import TextModel

extension ResolvedChart {
  /// Places the title, the legend and the box in a part of a page.
  package func laidOut(in frame: PageRect, text: some TextEngine) -> ChartLayout {
    let style = LayoutStyle(size: [frame.width, frame.height])
    var rest = frame.inset(by: style.margin)
    let title = placedTitle(in: &rest, style: style, text: text)
    let legend = placedLegend(in: &rest, style: style, text: text)
    return ChartLayout(
      frame: frame, theme: theme, style: style, title: title, legend: legend,
      box: BoxLayout(self, region: rest, style: style, text: text))
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

  /// The legend at the foot of the page; left out where it would take half of the height.
  private func placedLegend(
    in rest: inout PageRect, style: LayoutStyle, text: some TextEngine
  ) -> LegendLayout {
    var layouter = LegendLayouter(
      width: rest.width, height: rest.height * 0.3, x: rest.x, style: style, theme: theme)
    for legend in legends { layouter.add(legend, text: text) }
    var legend = layouter.layout
    guard legend.height > 0, legend.height + style.blockGap < rest.height / 2 else {
      return LegendLayout()
    }
    legend.moveDown(by: rest.maxY - legend.height)
    rest.height -= legend.height + style.blockGap
    return legend
  }
}

extension TextEngine {
  /// A text that is no wider than asked, its end replaced by an ellipsis where it must be.
  func fitted(
    _ string: String, font: FontSpec, width: Double
  ) -> (text: ShapedText, string: String) {
    let whole = shape(string, font: font)
    if whole.width <= width { return (whole, string) }
    // The longest beginning that fits, by bisection.
    let characters = Array(string)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      let cut = shape(String(characters[..<middle]) + "…", font: font)
      if cut.width <= width { low = middle } else { high = middle - 1 }
    }
    let cut = String(characters[..<low]) + "…"
    return (shape(cut, font: font), cut)
  }
}
