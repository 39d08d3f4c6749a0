import RenderModel

/// Settles the labels of a box for all frames of a sequence at once.
///
/// Texts are settled one after another in the order in which a still places them. Each shows in
/// those stretches of frames in which it stands clear of the texts before it, and fades at their ends,
/// so that no two texts ever overlap, and none blinks.
struct LabelPlanner {
  let layout: ChartLayout
  let frames: [SeenBox]
  let timeline: Timeline
  private let page: PageRect
  var tracks: TextTracks
  private(set) var plans: [PlannedLabels] = []
  /// Of each axis in each frame.
  private var edges: [[LabelEdge?]] = []
  private var breaks: [[Bool]] = []

  private var style: LayoutStyle { layout.style }

  init(_ layout: ChartLayout, box: BoxLayout, frames: [SeenBox], timeline: Timeline) {
    self.layout = layout
    self.frames = frames
    self.timeline = timeline
    page = layout.labelFrame(of: box)
    tracks = TextTracks(style: layout.style)
    planEdges()
    for axis in PositionAxis.allCases { planTicks(axis, of: box.axes[axis.rawValue]) }
    for axis in PositionAxis.allCases { planTitle(axis, of: box.axes[axis.rawValue]) }
  }

  private mutating func planEdges() {
    plans = frames.map { _ in PlannedLabels(axes: []) }
    for axis in PositionAxis.allCases {
      let planner = EdgePlanner(axis: axis, style: style, timeline: timeline)
      let chosen = planner.edges(frames)
      let changes = timeline.breaks(chosen)
      let found = zip(frames, chosen).map { LabelEdge($1, box: $0.box, view: $0.view) }
      let isLeft = planner.sides(found, frames, breaks: changes)
      let edges = zip(found, isLeft).map { $0?.labelled(onLeft: $1) }
      let breaks = zip(changes, timeline.breaks(isLeft)).map { $0 || $1 }
      let all = frames.map { _ in true }
      let strengths = timeline.opacities(all, breaks: changes, least: 1)
      let isLong = edges.map { ($0?.length ?? 0) >= layout.style.shortestAxis }
      let ticks = timeline.opacities(isLong, breaks: breaks, least: 1)
      for index in plans.indices {
        plans[index].axes.append(
          PlannedLabels.Axis(
            edge: chosen[index], isLeft: isLeft[index], edgeOpacity: strengths[index],
            tickOpacity: ticks[index]))
      }
      self.edges.append(edges)
      self.breaks.append(breaks)
    }
  }

  private mutating func planTicks(_ axis: PositionAxis, of axisLayout: AxisLayout) {
    let index = axis.rawValue
    var labels = axisLayout.labels.map { label in
      label.map {
        TextTrack(
          kind: axis.tickKind, size: [$0.text.width, $0.text.height], angle: $0.angle,
          count: frames.count)
      }
    }
    var isKept = labels.map { _ in [Bool](repeating: false, count: frames.count) }
    for (number, seen) in frames.enumerated() {
      guard let edge = edges[index][number], edge.length >= style.shortestAxis else { continue }
      let rects = axisLayout.labelRects(
        axisLayout.tickPoints(axis, on: edge, box: seen.box, view: seen.view), on: edge,
        LabelOffsets(axisLayout, edge: edge, style: style))
      for (label, rect) in rects.enumerated() {
        guard let rect else { continue }
        let frame = TextFrame(rect).moved(into: page, slack: style.margin)
        labels[label]?.centers[number] = SIMD2<Float>(frame.center)
        isKept[label][number] = page.contains(frame.bounds, slack: 1e-6)
      }
      let kept = LabelCollision.kept(
        rects, axisLayout.labels.map(\.?.collision), spacing: style.textSpacing)
      for label in labels.indices where !kept.contains(label) { isKept[label][number] = false }
    }
    for number in plans.indices {
      plans[number].axes[index].labels = [UInt8](repeating: 0, count: labels.count)
    }
    for (label, track) in labels.enumerated() {
      guard var track else { continue }
      let mayOverlap = axisLayout.labels[label]?.collision == .disabled
      let isPossible = frames.indices.map {
        isKept[label][$0] && (mayOverlap || tracks.isFree(track.frame($0), track.kind, in: $0))
      }
      track.opacities = opacities(isPossible, breaks: breaks[index])
      for (number, opacity) in track.opacities.enumerated() {
        plans[number].axes[index].labels[label] = opacity
      }
      tracks.take(track)
    }
  }

  private mutating func planTitle(_ axis: PositionAxis, of axisLayout: AxisLayout) {
    guard let title = axisLayout.title else { return }
    let kind = axis.titleKind
    let result = TitlePlanner(
      axis: axisLayout, style: style, page: page, timeline: timeline,
      edges: edges[axis.rawValue], breaks: breaks[axis.rawValue],
      isFree: { [tracks] in tracks.isFree($0, kind, in: $1) }
    ).planned()
    var track = TextTrack(
      kind: kind, size: [title.text.width, title.text.height], angle: 0, count: frames.count)
    track.opacities = opacities(result.frames.map { $0 != nil }, breaks: result.breaks)
    track.centers = result.frames.map { SIMD2<Float>($0?.center ?? .zero) }
    track.angles = result.frames.map { Float($0?.angle ?? 0) }
    for number in plans.indices {
      plans[number].axes[axis.rawValue].title = PlannedLabels.Title(
        opacity: track.opacities[number], isTurned: result.isTurned[number],
        slide: result.slides[number])
    }
    tracks.take(track)
  }

  /// Of a text that shows where it can for long enough to be read.
  private func opacities(_ isPossible: [Bool], breaks: [Bool]) -> [UInt8] {
    timeline.opacities(isPossible, breaks: breaks, least: timeline.frames(0.4))
  }

  /// Adds the texts of marks.
  mutating func planAnnotations(isHidden: (SIMD3<Double>, BoxView) -> Bool) {
    let planner = AnnotationPlanner(layout, frames: frames, timeline: timeline)
    for index in layout.annotations.annotations.indices {
      let (candidates, track) = planner.planned(index, among: tracks, isHidden: isHidden)
      for number in plans.indices {
        plans[number].annotations.append(
          PlannedLabels.Annotation(
            opacity: track.opacities[number], candidate: candidates[number]))
      }
      tracks.take(track)
    }
  }
}

extension ChartLayout {
  /// Where labels of a box may stand: its region and half of the margin round it.
  func labelFrame(of box: BoxLayout) -> PageRect {
    box.region.inset(by: -style.margin / 2)
  }
}

extension ChartScene {
  /// The label plans of a sequence of shots; those of stills where nothing moves.
  ///
  /// - Parameters:
  ///   - next: the shot that would follow the last: a sequence loops where it is the first.
  ///   - rate: frames a second.
  package func labelPlans(_ shots: [Shot], next: Shot, rate: Double) -> [LabelPlan] {
    let stills = [LabelPlan](repeating: .still, count: shots.count)
    guard let box = layout.box, let first = shots.first, shots.contains(where: { $0 != first })
    else { return stills }
    var frames = shots.map { SeenBox(box, $0) }
    let isLoop = SeenBox(box, next).isLike(frames[0])
    // A last frame that is the first again.
    let isClosed = !isLoop && frames.count > 2 && frames[frames.count - 1].isLike(frames[0])
    if isClosed { frames.removeLast() }
    let timeline = Timeline(count: frames.count, isLoop: isLoop || isClosed, rate: rate)
    var planner = LabelPlanner(layout, box: box, frames: frames, timeline: timeline)
    planner.planAnnotations { Occluders.hide($0, in: content, ramps: ramps, view: $1) }
    let plans = planner.plans.map { LabelPlan(labels: $0) }
    return isClosed ? plans + plans.prefix(1) : plans
  }
}
