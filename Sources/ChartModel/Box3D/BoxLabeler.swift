import RenderModel

/// Places the labels and titles of the three axes in one view, so that none overlaps another.
struct BoxLabeler {
  let box: BoxLayout
  let view: BoxView
  /// Where labels may stand: the region of the box and half of the margin round it.
  let page: PageRect
  let style: LayoutStyle
  private(set) var texts: [PlacedText] = []
  private(set) var ticks: [(from: SIMD2<Double>, to: SIMD2<Double>, style: LineStyle)] = []

  /// - Parameter edges: those that carry labels, by axis.
  init(_ layout: ChartLayout, box: BoxLayout, view: BoxView, edges: [LabelEdge?]) {
    self.box = box
    self.view = view
    page = box.region.inset(by: -layout.style.margin / 2)
    style = layout.style
    let places = zip(PositionAxis.allCases, edges).compactMap { axis, edge in
      edge.map {
        (axis, $0, LabelOffsets(box.axes[axis.rawValue], edge: $0, style: layout.style))
      }
    }
    for (axis, edge, offsets) in places { placeLabels(axis, edge, offsets) }
    for (axis, edge, offsets) in places { placeTitle(axis, edge, offsets) }
  }

  private mutating func placeLabels(
    _ axis: PositionAxis, _ edge: LabelEdge, _ offsets: LabelOffsets
  ) {
    let layout = box.axes[axis.rawValue]
    guard edge.length >= style.shortestAxis else { return }
    let points = layout.tickPoints(axis, on: edge, box: box, view: view)
    for (tick, point) in zip(layout.ticks, points) where page.contains(point) {
      guard let line = tick.tick else { continue }
      let length = line.length ?? style.tickLength
      let start = point + line.offset
      ticks.append((start, start + edge.outward * length, line))
    }
    let frames = layout.labelRects(points, on: edge, offsets)
    for index in LabelCollision.kept(
      frames, layout.labels.map(\.?.collision), spacing: style.textSpacing)
    {
      guard let label = layout.labels[index], let frame = frames[index] else { continue }
      add(
        label, kind: axis.tickKind,
        frame: TextFrame(
          center: frame.center, size: [label.text.width, label.text.height], angle: label.angle),
        mayOverlap: label.collision == .disabled)
    }
  }

  private mutating func placeTitle(
    _ axis: PositionAxis, _ edge: LabelEdge, _ offsets: LabelOffsets
  ) {
    guard let title = box.axes[axis.rawValue].title else { return }
    // A title much longer than its axis would seem to belong to the next one.
    guard edge.length >= max(style.shortestAxis, 0.4 * offsets.titleSize.x) else { return }
    for push in [0.0, 1, 2, 3, 4, 6, 8] {
      for along in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] {
        let point = edge.start + (edge.end - edge.start) * along
        let distance = offsets.title + push * style.textSpacing * 1.5
        let frame = TextFrame(
          center: point + edge.outward * distance, size: offsets.titleSize,
          angle: offsets.titleAngle)
        if add(title, kind: axis.titleKind, frame: frame) { return }
      }
    }
  }

  /// Places a text unless it would leave the page or touch another.
  @discardableResult
  private mutating func add(
    _ label: AxisLayout.Label, kind: LabelKind, frame: TextFrame, mayOverlap: Bool = false
  ) -> Bool {
    // Between the poses for which the box is framed, a label may be out by a hair: it is moved in.
    let frame = frame.moved(into: page, slack: style.margin)
    guard page.contains(frame.bounds, slack: 1e-6),
      mayOverlap
        || !texts.contains(where: { style.isTooNear(frame, $0.frame, ofOneAxis: $0.kind == kind) })
    else { return false }
    texts.append(
      PlacedText(
        text: label.text, string: label.string, kind: kind, color: label.color, frame: frame))
    return true
  }
}

extension PositionAxis {
  var tickKind: LabelKind {
    switch self {
    case .x: .xTick
    case .y: .yTick
    case .z: .zTick
    }
  }

  var titleKind: LabelKind {
    switch self {
    case .x: .xTitle
    case .y: .yTitle
    case .z: .zTitle
    }
  }
}
