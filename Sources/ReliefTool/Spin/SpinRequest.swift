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
  case numbered(NumberedPath, path: String)

  /// As the user wrote it.
  var path: String {
    switch self {
    case .video(let path, _), .numbered(_, let path): path
    }
  }

  /// The endings of names, for errors.
  static let formats = VideoFormat.allCases.map { ".\($0.rawValue)" } + ["%05d.png"]
}
