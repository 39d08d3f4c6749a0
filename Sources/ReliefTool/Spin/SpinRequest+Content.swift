import ChartModel
import Diagnostics
import Pipeline

extension SpinRequest {
  /// The frames of a table's states: reads the table, and settles what each frame shows.
  ///
  /// - Parameters:
  ///   - diagnostics: takes what reading mended, and states that no frame shows.
  ///   - makeAxisPieces: has the closures of axis marks asked, which are the main actor's.
  func sequence(
    of states: StateRequest, diagnostics: inout Diagnostics,
    makeAxisPieces: (inout StateSequence) -> Void
  ) throws(ReliefError) -> (spec: SequenceSpec, frames: SpinFrames) {
    var sequence = try StateSequence(
      chart.allStates(by: states.column, key: states.key, diagnostics: &diagnostics),
      passage: states.passage, loops: states.loops)
    if sequence.needsAxisPieces { makeAxisPieces(&sequence) }
    let frames = try frames(states: sequence.count)
    let schedule = StateSchedule(
      frames: frames.timing,
      timing: StateTiming(
        secondsPerState: frames.timing.seconds / Double(sequence.count),
        transition: states.transition, loops: states.loops),
      states: sequence.count, ease: Easing.easeInOut.callAsFunction)
    if frames.timing.frameCount < sequence.count {
      diagnostics.note(
        .other(
          "\(frames.timing.frameCount) frames do not show all of the \(sequence.count) values of "
            + "'\(states.column.shortened())'; give more frames, or --seconds"))
    }
    let content = SequenceSpec.Content.states(of: schedule.number) { number in
      PageSpec([.chart(sequence.chart(at: schedule.positions[number]))])
    }
    return (SequenceSpec(timing: frames.timing, motion: motion, content: content), frames)
  }
}
