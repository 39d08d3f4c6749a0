extension LabelPlanner {
  /// Chooses the edge that carries the labels of each axis, and how strongly it shows.
  mutating func planEdges() {
    plans = frames.map { _ in PlannedLabels(axes: []) }
    for axis in PositionAxis.allCases {
      let planner = EdgePlanner(axis: axis, page: page, style: style, timeline: timeline)
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
            tickOpacity: ticks[index],
            isCut: edges[index]?.isCut(by: page, style: style) ?? false))
      }
      self.edges.append(edges)
      self.breaks.append(breaks)
    }
  }
}
