/// How moving pictures are compressed.
package enum VideoCodec: String, CaseIterable, Sendable, Hashable {
  case h264
  case hevc
  case av1
  case vp9
  case gif
  case apng

  /// ffmpeg's encoders for it, the best first.
  var encoders: [VideoEncoder] {
    switch self {
    case .h264: [.x264]
    case .hevc: [.x265]
    case .av1: [.svtav1, .aomav1]
    case .vp9: [.vpx]
    case .gif: [.gif]
    case .apng: [.apng]
    }
  }

  /// What it can hold, the standard one first.
  package func pixelFormats(hasAlpha: Bool) -> [VideoPixelFormat] {
    switch self {
    case .h264, .hevc: hasAlpha ? [] : [.yuv420p, .yuv444p, .yuv420p10le]
    case .av1: hasAlpha ? [] : [.yuv420p, .yuv420p10le]
    case .vp9: hasAlpha ? [.yuva420p] : [.yuv420p, .yuv444p, .yuv420p10le]
    case .gif: hasAlpha ? [] : [.pal8]
    case .apng: hasAlpha ? [.rgba] : [.rgb24]
    }
  }
}
