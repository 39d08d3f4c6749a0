import RenderModel
import TextModel

/// Flows legend entries into centred rows.
struct LegendLayouter {
  let width: Double
  let x: Double
  let style: LayoutStyle
  let theme: Theme
  private(set) var layout = LegendLayout()

  init(width: Double, x: Double, style: LayoutStyle, theme: Theme) {
    self.width = width
    self.x = x
    self.style = style
    self.theme = theme
  }

  mutating func add(_ legend: ResolvedLegend, text: some TextEngine) {
    if layout.height > 0 { layout.height += style.blockGap }
    switch legend {
    case .categories(_, let entries): add(entries, text: text)
    case .ramp(let title, let colors, let ticks):
      addBar(title: title, colors: colors, ticks: ticks, text: text)
    }
  }

  private mutating func add(_ entries: [(name: String, color: RGBA8)], text: some TextEngine) {
    let lead = style.swatch + style.swatchGap
    var row: [(text: ShapedText, string: String, color: RGBA8)] = []
    var rowWidth = 0.0
    for entry in entries {
      let fitted = text.fitted(entry.name, font: style.legendFont, width: width - lead)
      let entryWidth = lead + fitted.text.width
      if !row.isEmpty, rowWidth + style.entryGap + entryWidth > width {
        place(row, rowWidth: rowWidth)
        row = []
        rowWidth = 0
      }
      rowWidth += (row.isEmpty ? 0 : style.entryGap) + entryWidth
      row.append((fitted.text, fitted.string, entry.color))
    }
    place(row, rowWidth: rowWidth)
  }

  private mutating func place(
    _ row: [(text: ShapedText, string: String, color: RGBA8)], rowWidth: Double
  ) {
    guard let height = row.map(\.text.height).max() else { return }
    if layout.height > 0 { layout.height += style.textSpacing }
    var left = x + (width - rowWidth) / 2
    for entry in row {
      layout.swatches.append(
        LegendLayout.Swatch(
          center: [left + style.swatch / 2, layout.height + height / 2], color: entry.color))
      left += style.swatch + style.swatchGap
      layout.texts.append(
        PlacedText(
          text: entry.text, string: entry.string, kind: .legend, color: theme.tickLabel,
          frame: TextFrame(
            PageRect(
              x: left, y: layout.height, width: entry.text.width, height: entry.text.height))))
      left += entry.text.width + style.entryGap
    }
    layout.height += height
  }

  /// A title, a bar, and the values under it.
  private mutating func addBar(
    title: String, colors: [RGBA8], ticks: [(place: Double, text: String)], text: some TextEngine
  ) {
    let length = min(style.rampLength, width)
    let left = x + (width - length) / 2
    if !title.isEmpty {
      let shaped = text.fitted(title, font: style.axisTitleFont, width: width)
      addText(shaped, center: left + length / 2, color: theme.axisTitle)
      layout.height += style.labelGap
    }
    let frame = PageRect(x: left, y: layout.height, width: length, height: style.rampThickness)
    layout.height += frame.height + style.labelGap
    let top = layout.height
    var shown: [PageRect] = []
    var places: [Double] = []
    for tick in ticks {
      let shaped = text.shape(tick.text, font: style.tickLabelFont)
      let center = left + tick.place * length
      let candidate = PageRect(
        x: center - shaped.width / 2, y: top, width: shaped.width, height: shaped.height)
      guard candidate.x >= x - style.margin, candidate.maxX <= x + width + style.margin,
        !shown.contains(where: { $0.intersects(candidate, spacing: style.textSpacing) })
      else { continue }
      layout.height = top
      addText((shaped, tick.text), center: center, color: theme.tickLabel)
      shown.append(candidate)
      places.append(center)
    }
    layout.bars.append(LegendLayout.Bar(frame: frame, colors: colors, ticks: places))
  }

  private mutating func addText(
    _ shaped: (text: ShapedText, string: String), center: Double, color: RGBA8
  ) {
    layout.texts.append(
      PlacedText(
        text: shaped.text, string: shaped.string, kind: .legend, color: color,
        frame: TextFrame(
          PageRect(
            x: center - shaped.text.width / 2, y: layout.height, width: shaped.text.width,
            height: shaped.text.height))))
    layout.height += shaped.text.height
  }
}
