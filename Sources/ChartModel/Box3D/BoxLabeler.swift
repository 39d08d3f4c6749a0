import Diagnostics
import RenderModel

/// Places the labels and titles of the three axes in one view, so that none overlaps another.
struct BoxLabeler {
  let box: BoxLayout
  let view: BoxView
  /// Where labels may stand: the region of the box and half of the margin round it.
  let page: PageRect
  let style: LayoutStyle
  /// What the page shows of the box, the whole chart at most.
  private let frame: PageRect
  private(set) var texts: [PlacedText] = []
  private(set) var ticks: [(from: SIMD2<Double>, to: SIMD2<Double>, style: LineStyle)] = []
  /// What has no room where the page shows only a part of an axis.
  private(set) var diagnostics = Diagnostics()

  /// - Parameter edges: those that carry labels, by axis.
  init(_ layout: ChartLayout, box: BoxLayout, view: BoxView, edges: [LabelEdge?]) {
    self.box = box
    self.view = view
    page = layout.labelFrame(of: box)
    frame = layout.contentFrame(of: box)
    style = layout.style
    let places = zip(PositionAxis.allCases, edges).compactMap { axis, edge in
      edge.map {
        (axis, $0, LabelOffsets(box.axes[axis.rawValue], edge: $0, style: layout.style))
      }
    }
    for (axis, edge, offsets) in places { placeLabels(axis, edge, offsets) }
    for (axis, edge, offsets) in places { placeTitle(axis, edge, offsets) }
    for (axis, edge, _) in places { noteMissing(axis, edge) }
  }

  private mutating func placeLabels(
    _ axis: PositionAxis, _ edge: LabelEdge, _ offsets: LabelOffsets
  ) {
    let layout = box.axes[axis.rawValue]
    guard edge.length >= style.shortestAxis else { return }
    let points = layout.tickPoints(axis, on: edge, box: box, view: view)
    ticks += layout.tickLines(points, on: edge, page: page, frame: frame, style: style)
    let frames = layout.shownLabels(points, on: edge, offsets, page: page, style: style)
    for (label, frame) in zip(layout.labels, frames) {
      guard let label, let frame else { continue }
      add(
        label, kind: axis.tickKind, frame: frame, mayOverlap: label.collision == .disabled)
    }
  }

  private mutating func placeTitle(
    _ axis: PositionAxis, _ edge: LabelEdge, _ offsets: LabelOffsets
  ) {
    let layout = box.axes[axis.rawValue]
    guard let title = layout.title, let shown = edge.shown(on: page),
      layout.hasRoomForTitle(shown, style: style)
    else { return }
    for push in [0.0, 1, 2, 3, 4, 6, 8] {
      for along in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] {
        let frame = offsets.titleFrame(
          on: edge, shown, along: along, push: push * style.textSpacing * 1.5)
        if add(title, kind: axis.titleKind, frame: frame) { return }
      }
    }
  }

  /// Notes what an axis lacks of which the page shows only a part, unless it is seen nearly end on.
  private mutating func noteMissing(_ axis: PositionAxis, _ edge: LabelEdge) {
    guard edge.isCut(by: page, style: style) else { return }
    let shown = AxisTexts(
      hasLabels: texts.contains { $0.kind == axis.tickKind },
      hasTitle: texts.contains { $0.kind == axis.titleKind })
    let missing = AxisTexts(of: box.axes[axis.rawValue]).missing(shown, of: axis)
    if let missing { diagnostics.note(missing) }
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
