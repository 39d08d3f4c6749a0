import FrameOutput
import Pipeline
import RenderModel

/// How a video is encoded; the format is that of the file's ending, such as `.mp4`.
public struct VideoOptions: Sendable, Hashable {
  /// From 0, the worst, to 100, the best and largest; nil for the codec's standard.
  public var quality: Double?
  /// What compresses the pictures, such as `h264` or `vp9`; nil for the format's standard.
  public var codec: String?
  /// How much time the encoder takes to make the file small; nil for the codec's standard.
  public var preset: String?
  /// How the encoder keeps colours, such as `yuv420p`; nil for the format's standard.
  public var pixelFormat: String?

  /// Options of the format's standard where nothing is said.
  public init(
    quality: Double? = nil, codec: String? = nil, preset: String? = nil, pixelFormat: String? = nil
  ) {
    self.quality = quality
    self.codec = codec
    self.preset = preset
    self.pixelFormat = pixelFormat
  }

  /// - Parameter background: of the pictures, with which odd sizes are filled.
  func encoding(
    _ rate: FramesPerSecond, _ picture: RenderOptions, background: RGBA8
  ) -> FrameOutput.VideoOptions {
    FrameOutput.VideoOptions(
      rate: (rate.numerator, rate.denominator), hasAlpha: picture.background.hasAlpha,
      background: background, codec: codec, quality: quality, preset: preset,
      pixelFormat: pixelFormat)
  }
}
