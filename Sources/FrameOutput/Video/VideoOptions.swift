import RenderModel

/// How a video is encoded.
package struct VideoOptions: Sendable, Hashable {
  /// Frames a second, as a fraction.
  package var rate: (numerator: Int, denominator: Int) { (rateNumerator, rateDenominator) }
  private var rateNumerator: Int
  private var rateDenominator: Int
  /// Whether the frames have places that are not opaque.
  package var hasAlpha: Bool
  /// Straight sRGB: what a row or column that the format needs more is filled with.
  package var background: RGBA8
  /// A `VideoCodec` by name; nil for the format's standard.
  package var codec: String?
  /// 0 (worst) to 100 (best, and largest); nil for the codec's standard.
  package var quality: Double?
  /// How much time the encoder takes to make the file small; nil for the codec's standard.
  package var preset: String?
  /// As ffmpeg calls it; nil for the codec's standard.
  package var pixelFormat: String?
  /// The program `ffmpeg`, by path or by a name on PATH; nil for what `RELIEF_FFMPEG` says, or
  /// `ffmpeg` on PATH.
  package var program: String?

  package init(
    rate: (numerator: Int, denominator: Int), hasAlpha: Bool = false,
    background: RGBA8 = RGBA8(red: 255, green: 255, blue: 255), codec: String? = nil,
    quality: Double? = nil, preset: String? = nil, pixelFormat: String? = nil,
    program: String? = nil
  ) {
    (rateNumerator, rateDenominator) = rate
    self.hasAlpha = hasAlpha
    self.background = background
    self.codec = codec
    self.quality = quality
    self.preset = preset
    self.pixelFormat = pixelFormat
    self.program = program
  }
}
