import RenderModel

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
