import ChartModel
import FrameOutput
import Pipeline

/// What a `spin` command line asks for.
struct SpinRequest: Sendable {
  /// The chart, and how each frame is drawn.
  var chart: RenderRequest
  var motion: MotionSpec
  var timing: FrameTiming
  /// Of the frames to draw.
  var range: Range<Int>
  var output: SpinOutput
  var encoding: VideoOptions
}

/// Where the frames go.
enum SpinOutput: Sendable, Hashable {
  case video(path: String, VideoFormat)
  case numbered(NumberedPath)

  /// As the user wrote it.
  var path: String {
    switch self {
    case .video(let path, _): path
    case .numbered(let numbered): numbered.pattern
    }
  }

  /// The endings of names, for errors.
  static let formats = VideoFormat.allCases.map(\.ending) + ["%05d.png"]
}
