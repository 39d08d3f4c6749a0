import Diagnostics
import FrameOutput

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

extension SpinOutput {
  /// The output that a path asks for by its ending, or by its place for a number.
  init(_ path: String) throws(ReliefError) {
    if path.lowercased().hasSuffix(".png"), let numbered = try NumberedPath(path) {
      self = .numbered(numbered)
    } else if let format = VideoFormat(path: path) {
      self = .video(path: path, format)
    } else {
      throw .unknownFormat(path: path, known: SpinOutput.formats)
    }
  }
}
