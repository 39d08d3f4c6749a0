/// Settles where the title of an axis stands in every frame of a sequence: which way it reads, and
/// how it gives way to labels.
struct TitlePlanner {
  let axis: AxisLayout
  let style: LayoutStyle
  let page: PageRect
  let timeline: Timeline
  /// The edge of the axis in each frame; nil where it is seen end on.
  let edges: [LabelEdge?]
  /// The parts of the edges that the page shows; nil for none.
  let shown: [LabelEdge.Shown?]
  /// Whether the edge of a frame is not that of the one before.
  let breaks: [Bool]
  /// Whether a text would stand clear of others in a frame.
  let isFree: (TextFrame, Int) -> Bool

  struct Result {
    var isTurned: [Bool]
    var slides: [TitleSlide]
    /// nil where the title cannot show.
    var frames: [TextFrame?]
    /// Whether the title does not go on from the frame before.
    var breaks: [Bool]
  }

  func planned() -> Result {
    let isTurned = readings()
    let breaks = zip(breaks, timeline.breaks(isTurned)).map { $0 || $1 }
    let isLong = shown.map { $0.map { axis.hasRoomForTitle($0, style: style) } ?? false }
    var slides = [TitleSlide](repeating: TitleSlide(), count: timeline.count)
    for stretch in timeline.stretches(isLong, breaks: breaks) {
      let isRing =
        timeline.isLoop && stretch.count == timeline.count && !breaks[stretch.lowerBound]
      let found = way(in: stretch, isRing: isRing, isTurned)
      for (frame, slide) in zip(stretch, found) { slides[frame % timeline.count] = slide }
    }
    let frames = edges.indices.map { index -> TextFrame? in
      guard isLong[index],
        let frame = frame(index, slides[index], isTurned: isTurned[index]),
        page.contains(frame.bounds, slack: 1e-6), isFree(frame, index)
      else { return nil }
      return frame
    }
    return Result(isTurned: isTurned, slides: slides, frames: frames, breaks: breaks)
  }

  /// Whether the title reads from the end of its axis to the start: it changes as seldom as it can
  /// without leaving the angles at which a still has it by much.
  private func readings() -> [Bool] {
    StatePath(states: 2).cheapest(
      steps: timeline.count, isLoop: timeline.isLoop,
      cost: { frame, state in
        guard let edge = edges[frame] else { return 0 }
        let angle = (edge.angle + (state == 1 ? 180 : 0)).remainder(dividingBy: 360)
        let angles = edge.readingAngles
        let beyond = max(0, angle - angles.upperBound, angles.lowerBound - angle)
        return beyond > edge.readingSlack
          ? 1e3 : beyond / 10 / timeline.rate + Double(state) * 1e-9
      },
      weight: { breaks[$0] ? 0 : 1 }
    ).map { $0 == 1 }
  }

  private func frame(_ index: Int, _ slide: TitleSlide, isTurned: Bool) -> TextFrame? {
    guard let edge = edges[index], let shown = shown[index] else { return nil }
    return axis.titleFrame(
      on: edge, shown, isTurned: isTurned, slide: slide, style: style, page: page)
  }
}

extension TitlePlanner {
  /// Frames from one knot of a way to the next.
  private var step: Int { timeline.frames(0.15) }

  /// How a title gives way in a stretch of frames: not at all if it need not, else slowly, and to
  /// where it stands clear longest.
  private func way(
    in stretch: Range<Int>, isRing: Bool, _ isTurned: [Bool]
  ) -> [TitleSlide] {
    func isClear(_ frame: Int, _ slide: TitleSlide) -> Bool {
      let index = frame % timeline.count
      guard let text = self.frame(index, slide, isTurned: isTurned[index]) else { return false }
      return page.contains(text.bounds, slack: 1e-6) && isFree(text, index)
    }
    if stretch.allSatisfy({ isClear($0, TitleSlide()) }) {
      return stretch.map { _ in TitleSlide() }
    }
    var knots = timeline.knots(every: step, in: stretch)
    if !isRing, let last = stretch.last, knots.last != last { knots.append(last) }
    let grid = SlideGrid(push: style.textSpacing * 1.5)
    let costs = knots.map { knot in
      grid.slides.indices.map { grid.costs[$0] + (isClear(knot, grid.slides[$0]) ? 0 : 50) }
    }
    let weights = knots.map { _ in 1.0 }
    let path = StatePath(moves: grid.moves)
    var states = path.way(costs, weights, start: nil).states
    if isRing {
      // Where a way over two rounds is in between them it has forgotten where it began.
      let middle = path.way(costs + costs, weights + weights, start: nil).states[knots.count]
      states = path.way(costs, weights, start: middle).states
    }
    return timeline.smoothed(
      knots: knots, values: states.map { grid.slides[$0] }, over: stretch, isRing: isRing,
      radius: step)
  }
}
