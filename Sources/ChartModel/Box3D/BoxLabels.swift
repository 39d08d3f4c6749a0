import Diagnostics
import RenderModel

/// All labels of a box in one frame, and the edges that carry them.
struct BoxLabels {
  /// By axis; nil for one that is seen end on.
  var edges: [(edge: LabelEdge, opacity: UInt8)?]
  /// Of the axes.
  var texts: [PlacedText]
  var ticks: [(from: SIMD2<Double>, to: SIMD2<Double>, style: LineStyle, opacity: UInt8)]
  var annotations: [AnnotationPlacer.Placed]
  /// Whether what changes with the view comes and goes by degrees.
  var isMoving: Bool
  /// What has no room.
  var diagnostics = Diagnostics()
}

extension BoxLabels {
  /// As a still has them: each frame for itself.
  ///
  /// - Parameters:
  ///   - fixed: texts that stand whatever the view.
  ///   - isHidden: whether opaque content hides a place of world space.
  init(
    still layout: ChartLayout, box: BoxLayout, view: BoxView, fixed: [PlacedText],
    isHidden: (SIMD3<Double>) -> Bool
  ) {
    let edges = box.labelEdges(view, on: layout.labelFrame(of: box), style: layout.style)
    let labeler = BoxLabeler(layout, box: box, view: view, edges: edges)
    self.edges = edges.map { edge in edge.map { ($0, 255) } }
    texts = labeler.texts
    ticks = labeler.ticks.map { ($0.from, $0.to, $0.style, 255) }
    annotations =
      AnnotationPlacer(
        layout, box: box, view: view, taken: (fixed + labeler.texts).map(\.frame),
        isHidden: isHidden
      ).placed
    isMoving = false
    diagnostics = labeler.diagnostics
  }

  /// As the plan of a sequence has them.
  init(_ plan: PlannedLabels, _ layout: ChartLayout, _ seen: SeenBox) {
    (edges, texts, ticks, annotations, isMoving) = ([], [], [], [], true)
    let page = layout.labelFrame(of: seen.box)
    for (axis, planned) in zip(PositionAxis.allCases, plan.axes) {
      let edge = LabelEdge(planned.edge, box: seen.box, view: seen.view)?
        .labelled(onLeft: planned.isLeft)
      edges.append(edge.map { ($0, planned.edgeOpacity) })
      if let edge { add(axis, planned, edge, layout, seen, page) }
    }
    for (index, annotation) in layout.annotations.annotations.enumerated() {
      let planned =
        plan.annotations.indices.contains(index)
        ? plan.annotations[index] : PlannedLabels.Annotation(opacity: 255)
      guard planned.opacity > 0 else { continue }
      let (anchor, frame) = annotation.place(in: seen, Int(planned.candidate), layout)
      guard let frame else { continue }
      var placed = AnnotationPlacer.Placed(
        annotation, at: anchor, frame: frame, clearance: annotation.clearance(in: seen),
        style: layout.style)
      placed.fade(to: planned.opacity)
      annotations.append(placed)
    }
  }

  private mutating func add(
    _ axis: PositionAxis, _ planned: PlannedLabels.Axis, _ edge: LabelEdge,
    _ layout: ChartLayout, _ seen: SeenBox, _ page: PageRect
  ) {
    let axisLayout = seen.box.axes[axis.rawValue]
    let points = axisLayout.tickPoints(axis, on: edge, box: seen.box, view: seen.view)
    if planned.tickOpacity > 0 {
      ticks += axisLayout.tickLines(
        points, on: edge, page: page, frame: layout.contentFrame(of: seen.box), style: layout.style
      ).map { ($0.from, $0.to, $0.style, planned.tickOpacity) }
    }
    let offsets = LabelOffsets(axisLayout, edge: edge, style: layout.style)
    let frames = axisLayout.labelFrames(
      points, on: edge, offsets, page: page, style: layout.style)
    for ((label, frame), opacity) in zip(zip(axisLayout.labels, frames), planned.labels)
    where opacity > 0 {
      guard let label, let frame else { continue }
      add(label, axis.tickKind, frame, opacity)
    }
    let title = planned.title
    guard title.opacity > 0, let label = axisLayout.title, let shown = edge.shown(on: page),
      let frame = axisLayout.titleFrame(
        on: edge, shown, isTurned: title.isTurned, slide: title.slide, style: layout.style,
        page: page)
    else { return }
    add(label, axis.titleKind, frame, title.opacity)
  }

  private mutating func add(
    _ label: AxisLayout.Label, _ kind: LabelKind, _ frame: TextFrame, _ opacity: UInt8
  ) {
    texts.append(
      PlacedText(
        text: label.text, string: label.string, kind: kind, color: label.color.faded(opacity),
        frame: frame))
  }
}

extension RGBA8 {
  /// - Parameter opacity: of 255.
  func faded(_ opacity: UInt8) -> RGBA8 {
    var color = self
    color.alpha = UInt8((Int(alpha) * Int(opacity) + 127) / 255)
    return color
  }
}
