import RenderModel

/// In which form a codec holds pixels, by ffmpeg's names.
package enum VideoPixelFormat: String, CaseIterable, Sendable, Hashable {
  /// Colour at half the size each way: what every player takes.
  case yuv420p
  /// The same with alpha.
  case yuva420p
  /// Colour at full size.
  case yuv444p
  /// Colour at half the size each way, 10 bits.
  case yuv420p10le
  case rgb24
  case rgba
  /// Of 256 colours.
  case pal8

  var hasAlpha: Bool { self == .yuva420p || self == .rgba }

  var needsEvenSides: Bool {
    switch self {
    case .yuv420p, .yuva420p, .yuv420p10le: true
    case .yuv444p, .rgb24, .rgba, .pal8: false
    }
  }

  /// Whether it is Y'CbCr, which has to be said with the file.
  var isYCbCr: Bool {
    switch self {
    case .yuv420p, .yuva420p, .yuv444p, .yuv420p10le: true
    case .rgb24, .rgba, .pal8: false
    }
  }

  /// The form in which frames are given to ffmpeg.
  ///
  /// What `PlanarImage` is not goes as RGBA, and ffmpeg converts it.
  var frameFormat: FrameFormat {
    switch self {
    case .yuv420p: .yuv420
    case .yuva420p: .yuva420
    case .yuv444p, .yuv420p10le, .rgb24, .rgba, .pal8: .rgba
    }
  }
}
