import RenderModel

extension ChartScene {
  /// The label plans of a sequence of shots; those of stills where nothing moves.
  ///
  /// - Parameters:
  ///   - count: of the frames, at least 1.
  ///   - rate: frames a second.
  ///   - shot: of a frame. It is asked for the one after the last, too: a sequence loops where that
  ///     is the first.
  package func labelPlans(
    count: Int, rate: Double, shot: @escaping (_ frame: Int) -> Shot
  ) -> LabelSchedule {
    LabelSchedule(self, count: count, rate: rate, shot: shot)
  }

  /// Settles the labels of frames that follow each other.
  func planned(_ frames: [SeenBox], _ timeline: Timeline, box: BoxLayout) -> [PlannedLabels] {
    var planner = LabelPlanner(layout, box: box, frames: frames, timeline: timeline)
    planner.planAnnotations { Occluders.hide($0, in: content, ramps: ramps, view: $1) }
    return planner.plans
  }
}
