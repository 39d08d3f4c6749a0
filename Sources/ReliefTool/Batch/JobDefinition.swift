import ChartFiles
import Diagnostics
import FrameOutput

/// What a line of a manifest says.
struct JobDefinition: Sendable {
  enum Chart: Sendable {
    /// A chart file or a table, as written.
    case file(String)
    /// A chart in the manifest itself.
    case inline(JSONNode)
  }

  /// An option of the command line.
  struct Option: Sendable, Hashable {
    var name: String
    /// nil for a flag.
    var text: String?
    var place: JSONPlace

    /// As typed.
    var argument: String { "--\(name)" + (text.map { "=\($0)" } ?? "") }
  }

  var head: JobHead
  /// nil for a surface alone, which an option says.
  var chart: Chart?
  var options: [Option]
  /// What makes it a sequence; nil for a still.
  var frames: [Option]?
  var place: JSONPlace
  /// Of `output`.
  var outputPlace: JSONPlace
}

/// What has to be known of a job before anything is drawn.
struct JobHead: Sendable, Hashable {
  /// Seen from the output folder, normalized.
  var output: String
  /// Where the frames of a sequence become pictures.
  var numbered: NumberedPath?
  /// Of the frames to draw; nil for all, and for stills.
  var range: Range<Int>?
  /// In how many parts a video is drawn, by as many jobs; nil for one whole.
  var parts: Int?
}
