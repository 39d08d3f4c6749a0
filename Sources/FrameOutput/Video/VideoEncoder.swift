/// An encoder of ffmpeg, by its name there.
enum VideoEncoder: String, CaseIterable, Sendable {
  case x264 = "libx264"
  case x265 = "libx265"
  case svtav1 = "libsvtav1"
  case aomav1 = "libaom-av1"
  case vpx = "libvpx-vp9"
  case gif
  case apng

  /// Which encoder settings a quality stands for.
  struct QualityScale {
    /// The constant rate factor of quality 0; that of quality 100 is `best`.
    let worst: Double
    let best: Double
    /// What charts need: thin lines and small text without a visible loss.
    let standard: Double

    /// The rate factor of a quality 0...100, linear in between; of nil, the standard one.
    func rateFactor(_ quality: Double?) -> Double {
      guard let quality else { return standard }
      let factor = worst + (best - worst) * min(max(quality, 0), 100) / 100
      return (factor * 10).rounded() / 10
    }
  }

  /// nil for one without a loss, or without a choice.
  var quality: QualityScale? {
    switch self {
    // 0 would be lossless in a profile that few players have.
    case .x264, .x265: QualityScale(worst: 51, best: 1, standard: 17)
    case .svtav1, .aomav1, .vpx: QualityScale(worst: 63, best: 1, standard: 18)
    case .gif, .apng: nil
    }
  }

  /// From fast to thorough; empty where there is no choice.
  var presets: [String] {
    switch self {
    case .x264, .x265:
      [
        "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower",
        "veryslow",
      ]
    case .svtav1: (0...13).reversed().map(String.init)
    case .aomav1, .vpx: (0...8).reversed().map(String.init)
    case .gif, .apng: []
    }
  }

  private var standardPreset: String {
    switch self {
    case .x264, .x265: "medium"
    case .svtav1: "8"
    case .aomav1: "6"
    case .vpx: "3"
    case .gif, .apng: ""
    }
  }

  /// What ffmpeg is told, without the pixel format.
  func arguments(quality: Double?, preset: String?, pixelFormat: VideoPixelFormat) -> [String] {
    let preset = preset ?? standardPreset
    let factor = self.quality?.rateFactor(quality) ?? 0
    let rateFactor = self == .x264 || self == .x265 ? "\(factor)" : "\(Int(factor.rounded()))"
    let constantQuality = ["-crf", rateFactor, "-b:v", "0"]
    return ["-c:v", rawValue]
      + {
        switch self {
        case .x264:
          (pixelFormat == .yuv420p ? ["-profile:v", "high"] : [])
            + ["-preset", preset, "-crf", rateFactor]
        // Without this tag Apple's players do not take HEVC.
        case .x265:
          [
            "-preset", preset, "-crf", rateFactor, "-tag:v", "hvc1", "-x265-params",
            "log-level=error",
          ]
        case .svtav1: ["-preset", preset] + ["-crf", rateFactor]
        case .aomav1: constantQuality + ["-cpu-used", preset, "-row-mt", "1"]
        case .vpx: constantQuality + ["-deadline", "good", "-cpu-used", preset, "-row-mt", "1"]
        case .gif: []
        case .apng: ["-pred", "sub"]
        }
      }()
  }
}
