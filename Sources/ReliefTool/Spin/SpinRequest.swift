import ChartModel
import FrameOutput
import Pipeline

/// What a `spin` command line asks for.
struct SpinRequest: Sendable {
  /// The chart, and how each frame is drawn.
  var chart: RenderRequest
  var motion: MotionSpec
  /// nil for a chart whose data stays.
  var states: StateRequest?
  var length: SpinLength
  var rate: FrameRate
  /// Of the frames to draw; nil for all.
  var part: Range<Int>?
  var output: SpinOutput
  var encoding: VideoOptions
}
