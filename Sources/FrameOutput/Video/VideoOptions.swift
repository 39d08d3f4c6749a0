/// How a video is encoded.
package struct VideoOptions: Sendable, Hashable {
  /// Frames a second, as a fraction.
  package var rate: (numerator: Int, denominator: Int) { (rateNumerator, rateDenominator) }
  private var rateNumerator: Int
  private var rateDenominator: Int
  /// Whether the frames have places that are not opaque.
  package var hasAlpha: Bool
  /// nil for the format's standard.
  package var codec: VideoCodec?
  /// 0 (worst) to 100 (best, and largest); nil for the codec's standard.
  package var quality: Double?
  /// How much time the encoder takes to make the file small; nil for the codec's standard.
  package var preset: String?
  /// As the encoder calls it; nil for the format's standard.
  package var pixelFormat: String?

  package init(
    rate: (numerator: Int, denominator: Int), hasAlpha: Bool = false, codec: VideoCodec? = nil,
    quality: Double? = nil, preset: String? = nil, pixelFormat: String? = nil
  ) {
    (rateNumerator, rateDenominator) = rate
    self.hasAlpha = hasAlpha
    self.codec = codec
    self.quality = quality
    self.preset = preset
    self.pixelFormat = pixelFormat
  }
}
