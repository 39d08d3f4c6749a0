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

/// How long a sequence is.
enum SpinLength: Sendable, Hashable {
  case frames(Int)
  case seconds(Double)
  case secondsPerState(Double)
}

/// The rows of a table as states, one for each value of a column.
struct StateRequest: Sendable, Hashable {
  var column: String
  /// Whose values say which row of a state is which of the next; nil for none.
  var key: String?
  /// The part of a state's time in which it becomes the next, 0...1.
  var transition: Double
  /// Whether the last state becomes the first.
  var loops: Bool

  var passage: StateSequence.Passage { transition > 0 ? .movement : .cut }
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
