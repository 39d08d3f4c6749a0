import Diagnostics
import TextModel

extension ResolvedChart {
  /// The legend at its side of what is left of the page, and what is left then.
  ///
  /// One that would take half of the page is left out, with a warning where it was asked for.
  func placedLegend(
    in rest: inout PageRect, style: LayoutStyle, text: some TextEngine,
    diagnostics: inout Diagnostics
  ) -> LegendLayout {
    guard legend.visibility != .hidden, legend.content != nil || !legends.isEmpty else {
      return LegendLayout()
    }
    let side = LegendSide(legend)
    guard let size = legendSize(side, rest, style: style, text: text) else {
      if legend.content != nil || legend.visibility == .visible {
        diagnostics.note(.other("the legend has no room beside its chart, and is left out"))
      }
      return LegendLayout()
    }
    let frame = side.frame(of: size, in: rest)
    defer {
      rest = side.remainder(of: rest, beside: size, gap: legendGap(side, rest, style))
    }
    let padding = legendPadding(side, style)
    var layout = LegendLayout()
    if let content = legend.content {
      layout.marks = marks(
        of: content, in: frame.inset(by: padding), text: text, diagnostics: &diagnostics)
      layout.frame = frame
    } else {
      layout = entries(side, rest, style: style, text: text)
      layout.move(by: [frame.x + padding, frame.y + padding])
      layout.frame = frame
    }
    if side.edge == .overlay { layout.plate = frame }
    return layout
  }

  /// What the legend takes; nil where it has no room.
  private func legendSize(
    _ side: LegendSide, _ rest: PageRect, style: LayoutStyle, text: some TextEngine
  ) -> SIMD2<Double>? {
    let padding = legendPadding(side, style)
    let room = side.room(in: rest) - 2 * padding
    let inner: SIMD2<Double>
    if let content = legend.content {
      let layouter = ViewLayouter(content, text: text)
      let extent = layouter.measure(
        layouter.root, Proposal(width: room.x, height: room.y))
      inner = [extent.width, extent.height]
    } else {
      inner = entries(side, rest, style: style, text: text).frame.size
    }
    let fits = inner.x <= room.x + 1e-6 && inner.y <= room.y + 1e-6
    guard inner.x > 0, inner.y > 0, fits else { return nil }
    let size = inner + 2 * padding
    let plot = side.remainder(of: rest, beside: size, gap: legendGap(side, rest, style))
    return plot.width > rest.width / 2 && plot.height > rest.height / 2 ? size : nil
  }

  /// The legends from the origin: beside each other where they stand in rows and have the width, else
  /// one below the other; those without room are left out.
  private func entries(
    _ side: LegendSide, _ rest: PageRect, style: LayoutStyle, text: some TextEngine
  ) -> LegendLayout {
    let room = side.room(in: rest) - 2 * legendPadding(side, style)
    // In rows the entries may take less: the plot is what matters.
    let height = side.isColumn ? room.y : rest.height * 0.3
    func layouts(height: Double) -> [LegendLayout] {
      let layouter = LegendLayouter(
        room: [room.x, height], isColumn: side.isColumn, style: style, theme: theme, text: text)
      return legends.compactMap(layouter.layout)
    }
    if !side.isColumn {
      let row = layouts(height: height).reduce(into: LegendLayout()) {
        $0.append(beside: $1, gap: 2 * style.entryGap)
      }
      if row.frame.width <= room.x { return row }
    }
    let share = (room.y + style.blockGap) / Double(max(1, legends.count)) - style.blockGap
    return layouts(height: min(height, max(share, 0))).reduce(into: LegendLayout()) {
      $0.append($1, gap: style.blockGap, alignment: side.isColumn ? 0 : side.alignment.x)
    }
  }

  private func marks(
    of content: ViewNode, in frame: PageRect, text: some TextEngine,
    diagnostics: inout Diagnostics
  ) -> [PageMark] {
    var placer = ViewPlacer(
      ViewLayouter(content, text: text), page: frame, margin: 0, theme: theme)
    let layout = placer.layout(charts: [])
    diagnostics.merge(layout.diagnostics)
    return layout.marks
  }

  /// From the plot; at most a quarter of what there is.
  private func legendGap(_ side: LegendSide, _ rest: PageRect, _ style: LayoutStyle) -> Double {
    let most = (side.isColumn ? rest.width : rest.height) / 4
    let gap = legend.spacing ?? style.blockGap
    return gap.isFinite ? min(max(0, gap), max(0, most)) : style.blockGap
  }

  /// Between the edge of what is behind the legend and its content.
  private func legendPadding(_ side: LegendSide, _ style: LayoutStyle) -> Double {
    side.edge == .overlay ? 1.5 * style.textSpacing : 0
  }
}
