/// A file format of moving pictures.
package enum VideoFormat: String, CaseIterable, Sendable, Hashable {
  case mp4
  case webm
  case gif
  /// Animated.
  case png

  /// By a path's ending; nil for another.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Of its files' names, with the dot.
  package var ending: String { ".\(rawValue)" }

  /// Whether transparent places stay so.
  package var keepsAlpha: Bool {
    switch self {
    case .mp4, .gif: false
    case .webm, .png: true
    }
  }

  /// What it can hold, the standard one first.
  package var codecs: [VideoCodec] {
    switch self {
    case .mp4: [.h264, .hevc, .av1, .vp9]
    case .webm: [.vp9, .av1]
    case .gif: [.gif]
    case .png: [.apng]
    }
  }

  /// How ffmpeg is to write the file.
  var muxerArguments: [String] {
    switch self {
    // The index comes first, so that a browser plays before it has the whole file.
    case .mp4: ["-movflags", "+faststart", "-f", "mp4"]
    case .webm: ["-f", "webm"]
    case .gif: ["-loop", "0", "-f", "gif"]
    case .png: ["-plays", "0", "-f", "apng"]
    }
  }
}
