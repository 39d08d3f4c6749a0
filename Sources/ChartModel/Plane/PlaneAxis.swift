import TextModel

/// One axis of a plane, measured, with the sides on which its parts stand.
struct PlaneAxis {
  let axis: PositionAxis
  let resolved: ResolvedAxis
  var layout: AxisLayout
  /// Whether the labels read upward.
  var isUpright = false

  init(_ axis: PositionAxis, _ resolved: ResolvedAxis, _ layout: AxisLayout) {
    self.axis = axis
    self.resolved = resolved
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

  private func tickLength(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    layout.ticks.filter { self.side($0) == side }.reduce(0) { length, tick in
      tick.tick.map { max(length, $0.length ?? style.tickLength) } ?? length
    }
  }

  /// The size on the page of a label.
  func size(_ label: AxisLayout.Label) -> SIMD2<Double> {
    isUpright ? [label.text.height, label.text.width] : [label.text.width, label.text.height]
  }

  /// What ticks and labels take on a side.
  func band(_ side: PlotSide, _ style: LayoutStyle) -> Double {
    let labels = zip(layout.ticks, layout.labels).compactMap { tick, label in
      self.side(tick) == side ? label.map { size($0) } : nil
    }
    guard !labels.isEmpty else { return tickLength(side, style) }
    let depth = labels.map { axis == .x ? $0.y : $0.x }.max() ?? 0
    return lead(side, style) + depth
  }

  /// The frames of the labels round a plot; nil where there is none.
  func frames(_ layouter: PlaneLayouter) -> [PageRect?] {
    let plot = layouter.plot
    let span = layouter.span(axis)
    return zip(layout.ticks, layout.labels).map { tick, label in
      guard let label else { return nil }
      let size = size(label)
      let at = span.page(tick.place)
      let side = side(tick)
      let lead = lead(side, layouter.style)
      let center: SIMD2<Double> =
        switch side {
        case .bottom: [at, plot.maxY + lead + size.y / 2]
        case .top: [at, plot.y - lead - size.y / 2]
        case .leading: [plot.x - lead - size.x / 2, at]
        case .trailing: [plot.maxX + lead + size.x / 2, at]
        }
      return PageRect(center: center, size: size)
    }
  }

  /// Turns the labels to read upward, none longer than a limit.
  mutating func stand(upTo limit: Double, text: some TextEngine) {
    isUpright = true
    for (index, label) in layout.labels.enumerated() {
      guard let label, label.text.width > limit else { continue }
      layout.labels[index] = AxisLayout.Label(
        text.fitted(layout.ticks[index].text, font: label.font, width: limit), font: label.font,
        color: label.color)
    }
  }

  mutating func removeLabels() {
    layout.labels = layout.labels.map { _ in nil }
    for index in layout.ticks.indices { layout.ticks[index].tick = nil }
  }
}
