import TextModel

/// One axis of a plane, measured, with the sides on which its parts stand.
struct PlaneAxis {
  let axis: PositionAxis
  let resolved: ResolvedAxis
  /// As it is where there is room for all.
  let measured: AxisLayout
  var layout: AxisLayout

  init(_ axis: PositionAxis, _ resolved: ResolvedAxis, _ layout: AxisLayout) {
    self.axis = axis
    self.resolved = resolved
    measured = layout
    self.layout = layout
  }

  var isCategorical: Bool {
    if case .category = resolved.scale.kind { true } else { false }
  }

  /// The side of a tick: the one asked for if the axis runs along it, else the usual one.
  func side(_ tick: ResolvedTick) -> PlotSide {
    switch (axis, tick.side) {
    case (.y, .leading?): .leading
    case (.y, _): .trailing
    case (_, .top?): .top
    default: .bottom
    }
  }

  /// The side on which most of the axis stands.
  var mainSide: PlotSide {
    layout.ticks.first.map { side($0) } ?? (axis == .y ? .trailing : .bottom)
  }

  var titleSide: PlotSide {
    resolved.titlePlace.side ?? (axis == .y ? .top : mainSide)
  }

  func titleGap(_ style: LayoutStyle) -> Double {
    let asked = resolved.titlePlace.spacing
    return asked.flatMap { $0.isFinite && abs($0) < 1e4 ? $0 : nil } ?? style.titleGap
  }

  /// Between the plot and the labels on a side; as wide without ticks, so that the labels of the
  /// two axes keep apart where they meet.
  func lead(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    max(tickLength(side, style), style.tickLength) + style.labelGap
  }

  /// Of the ticks before which labels stand back: those beside labels do not count.
  private func tickLength(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    layout.ticks.filter { self.side($0) == side }.reduce(0) { length, tick in
      guard let line = tick.tick, line.labelReach == nil else { return length }
      return max(length, line.length ?? style.tickLength)
    }
  }

  /// The length of a tick by its number; 0 where there is none.
  func length(ofTick index: Int, _ style: LayoutStyle) -> Double {
    guard let line = layout.ticks[index].tick else { return 0 }
    guard let reach = line.labelReach else { return line.length ?? style.tickLength }
    let side = side(layout.ticks[index])
    let labels =
      reach.isOfLongest
      ? zip(layout.ticks, layout.labels).compactMap { self.side($0) == side ? $1 : nil }
      : [label(beside: index)].compactMap { $0 }
    guard let depth = labels.map({ self.depth($0, side) }).max() else { return style.tickLength }
    return max(0, lead(side, style) + depth + reach.past)
  }

  /// The label of a tick's own value: at the tick, or between it and the next value, or of the last
  /// value the one before.
  private func label(beside index: Int) -> AxisLayout.Label? {
    if let own = layout.labels[index] { return own }
    return [index + 1, index - 1].lazy.filter(layout.labels.indices.contains)
      .compactMap { layout.labels[$0] }.first
  }

  /// What ticks and labels take on a side.
  func band(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    let ticks =
      layout.ticks.indices.filter { self.side(layout.ticks[$0]) == side }
      .map { length(ofTick: $0, style) }.max() ?? 0
    return max(ticks, labelBand(side, style))
  }

  private func labelBand(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    let labels = zip(layout.ticks, layout.labels).compactMap { tick, label in
      self.side(tick) == side ? label.map { depth($0, side) } : nil
    }
    guard !labels.isEmpty else { return tickLength(side, style) }
    return max(tickLength(side, style), lead(side, style) + (labels.max() ?? 0))
  }

  /// How far a label reaches beyond where labels begin on a side.
  private func depth(_ label: AxisLayout.Label, _ side: PlotSide) -> Double {
    let across = axis == .x ? 1 : 0
    let outward: Double = side == .bottom || side == .trailing ? 1 : -1
    return label.size[across] + label.spacing[across] + outward * label.offset[across]
  }

  /// The frames of the labels round a plot; nil where there is none.
  func frames(_ layouter: PlaneLayouter) -> [PageRect?] {
    let plot = layouter.plot
    let span = layouter.span(axis)
    return zip(layout.ticks, layout.labels).map { tick, label in
      guard let label else { return nil }
      let size = label.size
      let at = span.page(tick.place)
      let side = side(tick)
      let lead = lead(side, layouter.style) + label.spacing[axis == .x ? 1 : 0]
      let center: SIMD2<Double> =
        switch side {
        case .bottom: [at, plot.maxY + lead + size.y / 2]
        case .top: [at, plot.y - lead - size.y / 2]
        case .leading: [plot.x - lead - size.x / 2, at]
        case .trailing: [plot.maxX + lead + size.x / 2, at]
        }
      return PageRect(center: center + label.offset + aside(tick, size, layouter.style), size: size)
    }
  }

  /// How far a label makes room for a tick that runs on beside it: after it along x, above it on y.
  private func aside(
    _ tick: ResolvedTick, _ size: SIMD2<Double>, _ style: LayoutStyle
  )
    -> SIMD2<Double>
  {
    guard tick.tick?.labelReach != nil else { return .zero }
    return axis == .x ? [size.x / 2 + style.labelGap, 0] : [0, -size.y / 2 - style.labelGap / 3]
  }

  /// Turns the labels to read upward, none longer than a limit.
  mutating func stand(
    upTo limit: Double, theme: Theme, style: LayoutStyle, text: some TextEngine
  ) {
    layout.labels = layout.ticks.map { tick in
      AxisLayout.Label(tick, width: limit, angle: 90, theme: theme, style: style, text: text)
    }
  }

  mutating func layLevel() {
    layout.labels = measured.labels
  }

  /// The labels that stay of those on a side, by their number.
  func kept(_ frames: [PageRect?], on side: PlotSide, _ style: LayoutStyle) -> [Int] {
    let along = axis == .x ? 0 : 1
    let here = frames.indices.filter { frames[$0] != nil && self.side(layout.ticks[$0]) == side }
      .sorted { (frames[$0]?.center[along] ?? 0) < (frames[$1]?.center[along] ?? 0) }
    let stay = LabelCollision.kept(
      here.map { frames[$0] }, here.map { layout.labels[$0]?.collision },
      spacing: style.textSpacing)
    return stay.map { here[$0] }
  }

  mutating func removeLabels() {
    layout.labels = layout.labels.map { _ in nil }
    for index in layout.ticks.indices { layout.ticks[index].tick = nil }
  }
}
