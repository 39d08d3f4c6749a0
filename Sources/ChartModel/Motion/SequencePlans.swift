/// The plans of all frames of a sequence, which are settled as they are asked for.
///
/// A plan depends on the sequence and the frame's number alone. Few are held, however many there
/// are.
package final class SequencePlans: RandomAccessCollection {
  package let startIndex = 0
  package let endIndex: Int
  private let shots: (_ frame: Int) -> [Shot]
  /// One for each chart of the page.
  private let labels: [LabelSchedule]

  /// - Parameters:
  ///   - page: whose layout all frames have.
  ///   - base: how the charts of a frame themselves ask to be seen, one for each.
  package init(
    _ page: PageScene, _ motion: MotionSpec, timing: FrameTiming,
    base: @escaping (_ frame: Int) -> [Shot]
  ) {
    endIndex = timing.frameCount
    shots = { frame in
      // The one after the last may be asked for as well.
      base(Swift.min(frame, timing.frameCount - 1)).map {
        motion.shot(frame: frame, of: timing, base: $0)
      }
    }
    let own = page.shots
    labels = page.charts.indices.map { chart in
      page.charts[chart].labelPlans(
        count: timing.frameCount, rate: timing.rate.framesPerSecond
      ) { frame in
        let bases = base(Swift.min(frame, timing.frameCount - 1))
        return motion.shot(
          frame: frame, of: timing, base: bases.element(chart) ?? own[chart])
      }
    }
  }

  package subscript(frame: Int) -> FramePlan {
    FramePlan(shots: shots(frame), labels: labels.map { $0[frame] })
  }
}
