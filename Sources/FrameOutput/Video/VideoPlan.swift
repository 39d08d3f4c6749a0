import Diagnostics
import RenderModel

/// What a video is to be, once all that was asked for is known to go together.
struct VideoPlan: Sendable {
  let format: VideoFormat
  let codec: VideoCodec
  let pixelFormat: VideoPixelFormat
  /// Of the frames.
  let size: PixelSize
  let options: VideoOptions
  private(set) var diagnostics = Diagnostics()

  /// - Throws: `ReliefError.usage` for what does not go together, with what would.
  init(
    _ format: VideoFormat, size: PixelSize, options: VideoOptions
  ) throws(ReliefError) {
    let rate = options.rate
    guard rate.numerator > 0, rate.denominator > 0 else {
      throw .usage(
        message: "\(rate.numerator)/\(rate.denominator) frames a second make no video; "
          + "both numbers must be above 0")
    }
    guard size.width > 0, size.height > 0 else {
      throw .badSize(text: "\(size.width)x\(size.height)", reason: "both sides must be above 0")
    }
    guard size.isVideoSize else {
      throw .badSize(
        text: "\(size.width)x\(size.height)",
        reason: "a frame of a video has less than 268 million pixels; choose a smaller size or "
          + "scale, or number the files: frames/%05d.png")
    }
    self.format = format
    self.size = size
    self.options = options
    codec = try Self.codec(options.codec, in: format)
    pixelFormat = try Self.pixelFormat(options, codec: codec, in: format)
    try checkQuality()
    try notePadding()
    try noteDelays()
  }

  /// Of the file's frames.
  var encodedSize: PixelSize { pixelFormat.needsEvenSides ? PlanarImage.padded(size) : size }

  private static func codec(
    _ name: String?, in format: VideoFormat
  ) throws(ReliefError) -> VideoCodec {
    guard let name else { return format.codecs[0] }
    guard let codec = VideoCodec(rawValue: name.lowercased()), format.codecs.contains(codec) else {
      throw .usage(
        message: "a .\(format.rawValue) file has no codec '\(name.shortened())'; it can have "
          + list(format.codecs.map(\.rawValue)))
    }
    return codec
  }

  private static func pixelFormat(
    _ options: VideoOptions, codec: VideoCodec, in format: VideoFormat
  ) throws(ReliefError) -> VideoPixelFormat {
    let possible = codec.pixelFormats(hasAlpha: options.hasAlpha)
    guard let standard = possible.first, format.keepsAlpha || !options.hasAlpha else {
      let others = codec == .av1 ? ", or choose the codec vp9" : ""
      let codec = format.codecs.count > 1 ? "\(codec.rawValue) in " : ""
      throw .usage(
        message: "\(codec)a .\(format.rawValue) file keeps no transparency; give the picture an "
          + "opaque background, or write a .webm or .png file\(others)")
    }
    guard let name = options.pixelFormat else { return standard }
    guard let asked = VideoPixelFormat(rawValue: name.lowercased()), possible.contains(asked) else {
      let kind = options.hasAlpha ? "with transparency " : ""
      throw .usage(
        message: "\(codec.rawValue) \(kind)has no pixel format '\(name.shortened())'; it can have "
          + list(possible.map(\.rawValue)))
    }
    return asked
  }

  private func checkQuality() throws(ReliefError) {
    guard let quality = options.quality else { return }
    guard codec.encoders.contains(where: { $0.quality != nil }) else {
      let reason = codec == .apng ? "loses nothing" : "always has 256 colours"
      throw .usage(message: "\(codec.rawValue) has no quality to choose: it \(reason)")
    }
    guard quality >= 0, quality <= 100 else {
      throw .usage(message: "a quality is 0 (worst) to 100 (best), not \(quality)")
    }
  }

  private mutating func notePadding() throws(ReliefError) {
    let padded = encodedSize
    guard padded != size else { return }
    diagnostics.note(
      .other(
        "\(pixelFormat.rawValue) takes even sizes alone: the background fills \(padded.width)x"
          + "\(padded.height) round the \(size.width)x\(size.height) of each frame"))
  }

  /// GIF counts in hundredths of a second.
  private mutating func noteDelays() throws(ReliefError) {
    guard format == .gif else { return }
    let (numerator, denominator) = options.rate
    let rate = Double(numerator) / Double(denominator)
    guard rate <= 100 else {
      throw .usage(
        message: "a .gif file shows at most 100 frames a second, not \(rate); choose at most 50, "
          + "which all viewers play in time")
    }
    if rate > 50 {
      diagnostics.note(
        .other(
          "many viewers slow a .gif file of more than 50 frames a second down to 10; "
            + "this one has \(rate)"))
    }
  }

  /// Checks a preset against the encoder at hand.
  func checkPreset(_ encoder: VideoEncoder) throws(ReliefError) {
    guard let preset = options.preset, !encoder.presets.contains(preset) else { return }
    throw .usage(
      message: encoder.presets.isEmpty
        ? "\(codec.rawValue) has no presets"
        : "\(encoder.rawValue) has no preset '\(preset.shortened())'; from fast to thorough it has "
          + list(encoder.presets))
  }
}

private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
