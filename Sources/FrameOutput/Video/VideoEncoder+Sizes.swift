import RenderModel

extension VideoEncoder {
  /// The sizes that an encoder takes, in pixels.
  struct Sizes {
    /// Of both sides.
    var least = 1
    var mostWidth: Int
    var mostHeight: Int
  }

  /// As the versions in Debian 12 refuse others.
  var sizes: Sizes {
    switch self {
    case .x264, .vpx: Sizes(mostWidth: 16384, mostHeight: 16384)
    case .x265: Sizes(least: 16, mostWidth: 65534, mostHeight: 65534)
    case .svtav1: Sizes(least: 64, mostWidth: 16384, mostHeight: 8704)
    case .aomav1: Sizes(mostWidth: 65536, mostHeight: 65536)
    case .gif, .apng: Sizes(mostWidth: 65535, mostHeight: 65535)
    }
  }

  /// Why frames of a size cannot be encoded, as the start of a sentence; nil where they can.
  func problem(_ size: PixelSize) -> String? {
    let sizes = sizes
    let frames = "and the frames have \(size.width)x\(size.height)"
    if min(size.width, size.height) < sizes.least {
      return "\(rawValue) takes at least \(sizes.least)x\(sizes.least) pixels, \(frames)"
    }
    if size.width > sizes.mostWidth || size.height > sizes.mostHeight {
      return "\(rawValue) takes at most \(sizes.mostWidth)x\(sizes.mostHeight) pixels, \(frames)"
    }
    return nil
  }
}

extension PixelSize {
  /// Whether ffmpeg takes pictures of this size at all; source: `av_image_check_size2` in
  /// libavutil.
  var isVideoSize: Bool { (width + 128) * (height + 128) < Int(Int32.max / 8) }
}
