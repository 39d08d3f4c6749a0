import RenderModel

/// Places grid lines, ticks, labels and titles round a plot that is found.
struct PlaneLabeler {
  let layouter: PlaneLayouter
  /// Where texts may stand: the region of the plot and half of the margin round it.
  let page: PageRect
  let plot: PageRect
  let style: LayoutStyle
  private(set) var gridLines: [PlaneLayout.AxisLine] = []
  private(set) var ticks: [PlaneLayout.AxisLine] = []
  private(set) var texts: [PlacedText] = []
  /// How far the next title on a side stands from the plot.
  var reached: [PlotSide: Double] = [:]

  init(_ layouter: PlaneLayouter) {
    self.layouter = layouter
    page = layouter.region.inset(by: -layouter.style.margin / 2)
    plot = layouter.plot
    style = layouter.style
  }

  mutating func placeAll() {
    for axis in layouter.axes {
      placeLines(axis)
      placeLabels(axis)
    }
    for side in PlotSide.allCases { reached[side] = extent(side) }
    for axis in layouter.axes { placeTitle(axis) }
  }

  private mutating func placeLines(_ axis: PlaneAxis) {
    let span = layouter.span(axis.axis)
    for (index, tick) in axis.layout.ticks.enumerated() {
      let at = span.page(tick.place)
      if let line = tick.gridLine {
        gridLines.append(
          axis.axis == .x
            ? .init(from: [at, plot.y], to: [at, plot.maxY], style: line)
            : .init(from: [plot.x, at], to: [plot.maxX, at], style: line))
      }
      guard let line = tick.tick else { continue }
      let length = axis.length(ofTick: index, style)
      let (from, outward): (SIMD2<Double>, SIMD2<Double>) =
        switch axis.side(tick) {
        case .bottom: ([at, plot.maxY], [0, 1])
        case .top: ([at, plot.y], [0, -1])
        case .leading: ([plot.x, at], [-1, 0])
        case .trailing: ([plot.maxX, at], [1, 0])
        }
      let start = from + line.offset
      ticks.append(.init(from: start, to: start + outward * length, style: line))
    }
  }

  /// The labels of each side, thinned out.
  private mutating func placeLabels(_ axis: PlaneAxis) {
    let frames = axis.frames(layouter)
    for side in PlotSide.allCases {
      for index in axis.kept(frames, on: side, style) {
        guard let frame = frames[index], let label = axis.layout.labels[index] else { continue }
        add(
          label, kind: axis.axis.tickKind,
          frame: TextFrame(
            center: frame.center, size: [label.text.width, label.text.height], angle: label.angle),
          mayOverlap: label.collision == .disabled)
      }
    }
  }

  /// How far labels and ticks reach from the plot on a side.
  func extent(_ side: PlotSide) -> Double {
    texts.reduce(layouter.band(side)) { reach, text in
      let frame = text.frame.bounds
      return switch side {
      case .top: max(reach, plot.y - frame.y)
      case .bottom: max(reach, frame.maxY - plot.maxY)
      case .leading: max(reach, plot.x - frame.x)
      case .trailing: max(reach, frame.maxX - plot.maxX)
      }
    }
  }

  /// Places a text unless it would leave the page or touch another.
  @discardableResult
  mutating func add(
    _ label: AxisLayout.Label, kind: LabelKind, frame: TextFrame, mayOverlap: Bool = false
  ) -> Bool {
    let frame = frame.moved(into: page, slack: style.margin)
    guard page.contains(frame.bounds, slack: 1e-6),
      mayOverlap
        || !texts.contains(where: { $0.frame.intersects(frame, spacing: style.textSpacing / 4) })
    else { return false }
    texts.append(
      PlacedText(
        text: label.text, string: label.string, kind: kind, color: label.color, frame: frame))
    return true
  }
}
