import RenderModel

extension LabelPlanner {
  /// Adds the labels of an axis.
  mutating func planTicks(_ axis: PositionAxis, of axisLayout: AxisLayout) {
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
      let shown = axisLayout.shownLabels(
        axisLayout.tickPoints(axis, on: edge, box: seen.box, view: seen.view), on: edge,
        LabelOffsets(axisLayout, edge: edge, style: style), page: page, style: style)
      for (label, frame) in shown.enumerated() {
        guard let frame else { continue }
        labels[label]?.centers[number] = SIMD2<Float>(frame.center)
        isKept[label][number] = true
      }
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

  /// Adds the title of an axis.
  mutating func planTitle(_ axis: PositionAxis, of axisLayout: AxisLayout) {
    guard let title = axisLayout.title else { return }
    let kind = axis.titleKind
    let result = TitlePlanner(
      axis: axisLayout, style: style, page: page, timeline: timeline,
      edges: edges[axis.rawValue],
      shown: edges[axis.rawValue].map { $0?.shown(on: page) }, breaks: breaks[axis.rawValue],
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
