import RenderModel

/// Settles the labels of a box for all frames of a sequence at once.
///
/// Texts are settled one after another in the order in which a still places them. Each shows in
/// those stretches of frames in which it stands clear of the texts before it, and fades at their
/// ends, so that no two texts ever overlap, and none blinks.
struct LabelPlanner {
  let layout: ChartLayout
  let frames: [SeenBox]
  let timeline: Timeline
  let page: PageRect
  var tracks: TextTracks
  var plans: [PlannedLabels] = []
  /// Of each axis in each frame.
  var edges: [[LabelEdge?]] = []
  var breaks: [[Bool]] = []

  var style: LayoutStyle { layout.style }

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

  /// Of a text that shows where it can for long enough to be read.
  func opacities(_ isPossible: [Bool], breaks: [Bool]) -> [UInt8] {
    timeline.opacities(isPossible, breaks: breaks, least: timeline.frames(0.4))
  }
}

extension ChartLayout {
  /// Where labels of a box may stand: its region and half of the margin round it.
  func labelFrame(of box: BoxLayout) -> PageRect {
    box.region.inset(by: -style.margin / 2)
  }
}
