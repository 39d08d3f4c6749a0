import TextModel

extension ResolvedPage {
  /// Stacks the items: texts take the height of their line, charts share what is left.
  ///
  /// - Parameter size: of the page, in points.
  package func laidOut(size: SIMD2<Double>, text: some TextEngine) -> PageLayout {
    let palette = Palette(theme: theme)
    let usual = LayoutStyle(size: size)
    let margin = usual.margin
    let shaped = items.map { item -> (text: ShapedText, string: String)? in
      guard case .text(let line) = item else { return nil }
      return text.fitted(
        line.string, font: line.font ?? usual.font(13), width: max(0, size.x - 2 * margin))
    }
    let textHeight = shaped.reduce(0) { $0 + ($1.map { $0.text.height + margin } ?? 0) }
    let chartCount = shaped.count { $0 == nil }
    let chartHeight = max(0, size.y - textHeight) / Double(max(1, chartCount))
    // With no chart to fill the page the texts stand in its middle.
    var y = chartCount == 0 ? max(0, (size.y - textHeight) / 2) : 0
    var layout = PageLayout(size: size, charts: [], texts: [])
    for (item, line) in zip(items, shaped) {
      switch item {
      case .chart(let chart):
        let frame = PageRect(x: 0, y: y, width: size.x, height: chartHeight)
        layout.charts.append((chart, chart.laidOut(in: frame, text: text)))
        y += chartHeight
      case .text(let spec):
        guard let line else { continue }
        let frame = PageRect(
          x: (size.x - line.text.width) / 2, y: y + margin, width: line.text.width,
          height: line.text.height)
        layout.texts.append(
          PlacedText(
            text: line.text, string: line.string, kind: .text,
            color: spec.color.map { palette.resolve($0) } ?? theme.axisTitle,
            frame: TextFrame(frame)))
        y += line.text.height + margin
      }
    }
    return layout
  }
}
