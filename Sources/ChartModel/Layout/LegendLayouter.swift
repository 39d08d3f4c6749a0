import RenderModel
import TextModel

/// Arranges the entries of one legend, from the origin.
struct LegendLayouter<Text: TextEngine> {
  /// What the legend may take.
  let room: SIMD2<Double>
  /// Whether entries stand one below the other, and bars upright.
  let isColumn: Bool
  let style: LayoutStyle
  let theme: Theme
  let text: Text

  /// nil where not even one entry has room.
  func layout(_ legend: ResolvedLegend) -> LegendLayout? {
    switch legend {
    case .categories(let title, let entries):
      titled(title) { categories(entries, height: room.y - $0) }
    case .ramp(let ramp):
      titled(ramp.title) { isColumn ? uprightBar(ramp, height: room.y - $0) : bar(ramp) }
    }
  }

  /// A title over something; no title where there is none, or where both take too much height.
  private func titled(
    _ title: String, _ content: (_ titleHeight: Double) -> LegendLayout?
  ) -> LegendLayout? {
    guard !title.isEmpty else { return content(0) }
    var layout = line(title, font: style.axisTitleFont, color: theme.axisTitle)
    guard let below = content(layout.frame.height + style.labelGap) else { return content(0) }
    layout.append(below, gap: style.labelGap, alignment: alignment)
    return layout.frame.height <= room.y + 1e-6 ? layout : content(0)
  }

  private var alignment: Double { isColumn ? 0 : 0.5 }

  /// A text by itself, cut to the room.
  private func line(_ string: String, font: FontSpec, color: RGBA8) -> LegendLayout {
    var layout = LegendLayout()
    let shaped = text.fitted(string, font: font, width: room.x)
    layout.frame = PageRect(x: 0, y: 0, width: shaped.text.width, height: shaped.text.height)
    layout.add(shaped, at: .zero, color: color)
    return layout
  }

  // MARK: Names

  /// A name with its swatch; that which stands for the rest has none.
  private struct Entry {
    var text: ShapedText
    var string: String
    var swatch: LegendEntry?
  }

  /// The width of the swatches of some entries: strokes need more to show their dashes.
  private func swatchWidth(_ entries: [LegendEntry]) -> Double {
    let hasStrokes = entries.contains { if case .stroke = $0.symbol { true } else { false } }
    return style.swatch * (hasStrokes ? 3 : 1)
  }

  /// One row where all fit, else columns of equal width; in a column as few of these as will do.
  func categories(_ entries: [LegendEntry], height: Double) -> LegendLayout? {
    let swatch = swatchWidth(entries)
    let lead = swatch + style.swatchGap
    var shaped = entries.map { entry in
      let fitted = text.fitted(entry.name, font: style.legendFont, width: room.x - lead)
      return Entry(text: fitted.text, string: fitted.string, swatch: entry)
    }
    let widths = shaped.map { lead + $0.text.width }
    let gaps = style.entryGap * Double(max(0, shaped.count - 1))
    if !isColumn, widths.reduce(gaps, +) <= room.x {
      return grid(shaped, rows: 1, widths: widths, swatch: swatch)
    }
    var width = widths.max() ?? 0
    var columns: Int { max(1, Int((room.x + style.entryGap) / (width + style.entryGap))) }
    let rowHeight = (shaped.map(\.text.height).max() ?? 0) + style.textSpacing
    let rowLimit = max(1, Int((height + style.textSpacing) / max(rowHeight, 1)))
    if shaped.count > rowLimit * columns {
      width = max(width, rest(shaped.count).text.width)
      let shown = rowLimit * columns - 1
      guard shown > 0 else { return nil }
      shaped = shaped.prefix(shown) + [rest(shaped.count - shown)]
    }
    guard width <= room.x + 1e-6 else { return nil }
    let rows = isColumn ? min(rowLimit, shaped.count) : (shaped.count + columns - 1) / columns
    let used = isColumn ? (shaped.count + rows - 1) / rows : columns
    return grid(
      shaped, rows: rows, widths: Array(repeating: width, count: used), swatch: swatch)
  }

  /// What stands for the entries that have no room.
  private func rest(_ count: Int) -> Entry {
    let string = "and \(count) more"
    return Entry(text: text.shape(string, font: style.legendFont), string: string)
  }

  /// Entries in rows, read along the rows, or in a column down the columns.
  private func grid(
    _ entries: [Entry], rows: Int, widths: [Double], swatch width: Double
  ) -> LegendLayout {
    var layout = LegendLayout()
    let lead = width + style.swatchGap
    let rowHeight = entries.map(\.text.height).max() ?? 0
    var lefts: [Double] = []
    var right = 0.0
    for width in widths {
      lefts.append(lefts.isEmpty ? 0 : right + style.entryGap)
      right = (lefts.last ?? 0) + width
    }
    for (index, entry) in entries.enumerated() {
      let (row, column) =
        isColumn ? (index % rows, index / rows) : (index / widths.count, index % widths.count)
      let top = Double(row) * (rowHeight + style.textSpacing)
      if let swatch = entry.swatch {
        layout.swatches.append(
          LegendLayout.Swatch(
            center: [lefts[column] + width / 2, top + rowHeight / 2], width: width,
            color: swatch.color, symbol: swatch.symbol))
      }
      layout.add(
        (entry.text, entry.string),
        at: [lefts[column] + (entry.swatch == nil ? 0 : lead), top], color: theme.tickLabel)
    }
    layout.frame = PageRect(
      x: 0, y: 0, width: right,
      height: Double(rows) * (rowHeight + style.textSpacing) - style.textSpacing)
    return layout
  }
}

extension LegendLayout {
  /// A text with its top left corner at a place.
  mutating func add(
    _ shaped: (text: ShapedText, string: String), at corner: SIMD2<Double>, color: RGBA8
  ) {
    texts.append(
      PlacedText(
        text: shaped.text, string: shaped.string, kind: .legend, color: color,
        frame: TextFrame(
          PageRect(
            x: corner.x, y: corner.y, width: shaped.text.width, height: shaped.text.height))))
  }
}
