import RenderModel
import TextModel

/// Arranges legend entries in centred rows or columns.
struct LegendLayouter {
  let width: Double
  /// What the entries of one legend may take.
  let height: Double
  let x: Double
  let style: LayoutStyle
  let theme: Theme
  private(set) var layout = LegendLayout()

  init(width: Double, height: Double, x: Double, style: LayoutStyle, theme: Theme) {
    self.width = width
    self.height = height
    self.x = x
    self.style = style
    self.theme = theme
  }

  mutating func add(_ legend: ResolvedLegend, text: some TextEngine) {
    switch legend {
    case .categories(let entries): add(entries, text: text)
    case .ramp(let title, let colors, let ticks):
      addBar(title: title, colors: colors, ticks: ticks, text: text)
    }
  }

  /// A name with its swatch.
  private struct Entry {
    var text: ShapedText
    var string: String
    var color: RGBA8?
  }

  /// One centred row where all fit, else columns of equal width; nothing where no name has room.
  private mutating func add(_ entries: [(name: String, color: RGBA8)], text: some TextEngine) {
    let lead = style.swatch + style.swatchGap
    var shaped = entries.map { entry in
      let fitted = text.fitted(entry.name, font: style.legendFont, width: width - lead)
      return Entry(text: fitted.text, string: fitted.string, color: entry.color)
    }
    let widths = shaped.map { lead + $0.text.width }
    let gaps = style.entryGap * Double(max(0, shaped.count - 1))
    if widths.reduce(gaps, +) <= width {
      place([shaped], columnWidths: widths)
      return
    }
    var columnWidth = widths.max() ?? 0
    var columns: Int { max(1, Int((width + style.entryGap) / (columnWidth + style.entryGap))) }
    let rowHeight = (shaped.map(\.text.height).max() ?? 0) + style.textSpacing
    let rowLimit = max(1, Int(height / rowHeight))
    if shaped.count > rowLimit * columns {
      columnWidth = max(columnWidth, rest(shaped.count, text: text).text.width)
      let shown = rowLimit * columns - 1
      guard shown > 0 else { return }
      shaped = shaped.prefix(shown) + [rest(shaped.count - shown, text: text)]
    }
    let rows = stride(from: 0, to: shaped.count, by: columns).map {
      Array(shaped[$0..<min($0 + columns, shaped.count)])
    }
    place(rows, columnWidths: Array(repeating: columnWidth, count: columns))
  }

  /// What stands for the entries that have no room.
  private func rest(_ count: Int, text: some TextEngine) -> Entry {
    let string = "and \(count) more"
    return Entry(text: text.shape(string, font: style.legendFont), string: string)
  }

  /// The distance to the legend above.
  private mutating func beginLegend() {
    if layout.height > 0 { layout.height += style.blockGap }
  }

  private mutating func place(_ rows: [[Entry]], columnWidths: [Double]) {
    beginLegend()
    let gaps = style.entryGap * Double(max(0, columnWidths.count - 1))
    let start = x + (width - columnWidths.reduce(gaps, +)) / 2
    for (index, row) in rows.enumerated() {
      if index > 0 { layout.height += style.textSpacing }
      let rowHeight = row.map(\.text.height).max() ?? 0
      var left = start
      for (entry, columnWidth) in zip(row, columnWidths) {
        place(entry, left: left, rowHeight: rowHeight)
        left += columnWidth + style.entryGap
      }
      layout.height += rowHeight
    }
  }

  private mutating func place(_ entry: Entry, left: Double, rowHeight: Double) {
    var left = left
    if let color = entry.color {
      layout.swatches.append(
        LegendLayout.Swatch(
          center: [left + style.swatch / 2, layout.height + rowHeight / 2], color: color))
      left += style.swatch + style.swatchGap
    }
    layout.texts.append(
      PlacedText(
        text: entry.text, string: entry.string, kind: .legend, color: theme.tickLabel,
        frame: TextFrame(
          PageRect(
            x: left, y: layout.height, width: entry.text.width, height: entry.text.height))))
  }

  /// A title, a bar, and the values under it.
  private mutating func addBar(
    title: String, colors: [RGBA8], ticks: [(place: Double, text: String)], text: some TextEngine
  ) {
    beginLegend()
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
