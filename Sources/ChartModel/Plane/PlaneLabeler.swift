import RenderModel

/// Places grid lines, ticks, labels and titles round a plot that is found.
struct PlaneLabeler {
  private let layouter: PlaneLayouter
  /// Where texts may stand: the region of the plot and half of the margin round it.
  private let page: PageRect
  private let plot: PageRect
  private let style: LayoutStyle
  private(set) var gridLines: [PlaneLayout.AxisLine] = []
  private(set) var ticks: [PlaneLayout.AxisLine] = []
  private(set) var texts: [PlacedText] = []
  /// How far the next title on a side stands from the plot.
  private var reached: [PlotSide: Double] = [:]

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
    for tick in axis.layout.ticks {
      let at = span.page(tick.place)
      if let line = tick.gridLine {
        gridLines.append(
          axis.axis == .x
            ? .init(from: [at, plot.y], to: [at, plot.maxY], style: line)
            : .init(from: [plot.x, at], to: [plot.maxX, at], style: line))
      }
      guard let line = tick.tick else { continue }
      let length = line.length ?? style.tickLength
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
  private func extent(_ side: PlotSide) -> Double {
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

  private mutating func placeTitle(_ axis: PlaneAxis) {
    guard let title = axis.layout.title else { return }
    let side = axis.titleSide
    let size = SIMD2(title.text.width, title.text.height)
    let distance = (reached[side] ?? 0) + axis.titleGap(style) + size.y / 2
    let isLevel = side == .top || side == .bottom
    var center: SIMD2<Double>
    if isLevel {
      center = [0, side == .top ? plot.y - distance : plot.maxY + distance]
      center.x = levelCenter(axis, side, width: size.x)
    } else {
      center = [side == .leading ? plot.x - distance : plot.maxX + distance, 0]
      center.y = uprightCenter(axis, length: size.x)
    }
    let frame = TextFrame(center: center, size: size, angle: isLevel ? 0 : 90)
    if add(title, kind: axis.axis.titleKind, frame: frame) {
      reached[side] = distance + size.y / 2
    }
  }

  /// Along the top or the bottom: in the middle of the plot; above the labels of a y axis, flush
  /// with them.
  private func levelCenter(_ axis: PlaneAxis, _ side: PlotSide, width: Double) -> Double {
    var start = plot.x
    var end = plot.maxX
    var alignment = axis.resolved.titlePlace.alignment
    if axis.axis == .y, alignment == nil {
      alignment = axis.mainSide == .leading ? .start : .end
      start -= extent(.leading)
      end += extent(.trailing)
    }
    let center =
      switch alignment ?? .center {
      case .start: start + width / 2
      case .center: (start + end) / 2
      case .end: end - width / 2
      }
    // A title longer than its plot keeps to the page.
    return min(max(center, page.x + width / 2), max(page.maxX, page.x + width) - width / 2)
  }

  private func uprightCenter(_ axis: PlaneAxis, length: Double) -> Double {
    let center =
      switch axis.resolved.titlePlace.alignment ?? .center {
      case .start: plot.y + length / 2
      case .center: plot.center.y
      case .end: plot.maxY - length / 2
      }
    return min(max(center, page.y + length / 2), max(page.maxY, page.y + length) - length / 2)
  }

  /// Places a text unless it would leave the page or touch another.
  @discardableResult
  private mutating func add(
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
