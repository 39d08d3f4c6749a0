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

  /// Whether transparent places stay so.
  package var keepsAlpha: Bool {
    switch self {
    case .mp4, .gif: false
    case .webm, .png: true
    }
  }
}
