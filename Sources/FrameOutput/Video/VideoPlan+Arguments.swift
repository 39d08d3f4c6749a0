import RenderModel

/// What ffmpeg is told.
extension VideoPlan {
  /// With an error also where a full disk shows only as the file is closed.
  private static let start = ["-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y"]

  /// Takes raw frames and writes the file, with nothing in between.
  func arguments(_ encoder: VideoEncoder, to path: String) -> [String] {
    Self.start + input
      + (filters.isEmpty ? [] : ["-vf", filters.joined(separator: ",")])
      + encoder.arguments(
        quality: options.quality, preset: options.preset, pixelFormat: pixelFormat)
      + ["-pix_fmt", pixelFormat.rawValue] + colorTags + format.muxerArguments + [file(path)]
  }

  /// Takes raw frames, keeps them in a file without a loss, and finds the colours of a palette.
  ///
  /// A palette is known only after the last frame. Frames that wait for it in memory would fill it.
  func paletteArguments(frames: String, palette: String) -> [String] {
    Self.start + input
      + ["-filter_complex", "[0:v]format=rgb24,split[a][b];[b]palettegen=stats_mode=full[p]"]
      + ["-map", "[a]", "-c:v", "qtrle", "-f", "mov", file(frames)]
      + ["-map", "[p]", "-c:v", "png", "-update", "1", "-f", "image2", file(palette)]
  }

  /// Draws the kept frames with the colours of the palette.
  ///
  /// Errors are diffused: what is one colour of the palette, such as the background and most text,
  /// stays without a pattern, and only shading is dithered. What stands still is left as it is.
  ///
  /// ffmpeg shows the last frame as long as the one before it; said outright, the whole keeps time.
  func paletteArguments(
    from frames: String, palette: String, count: Int, to path: String
  ) -> [String] {
    Self.start + ["-i", file(frames), "-i", file(palette)]
      + ["-filter_complex", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle"]
      + ["-c:v", "gif", "-final_delay", "\(lastDelay(of: count))"]
      + format.muxerArguments + [file(path)]
  }

  /// Of the last of so many frames of a gif, in hundredths of a second.
  private func lastDelay(of count: Int) -> Int {
    func start(_ frame: Int) -> Int {
      let time = 100 * Double(frame) * Double(options.rate.denominator)
      return Int(min(time / Double(options.rate.numerator), 1e15).rounded())
    }
    return min(max(start(count) - start(count - 1), 1), Int(UInt16.max))
  }

  private var input: [String] {
    let (pixels, size) =
      switch pixelFormat.frameFormat {
      case .yuv420: ("yuv420p", encodedSize)
      case .yuva420: ("yuva420p", encodedSize)
      case .rgba: (pixelFormat.hasAlpha ? "rgba" : "rgb0", self.size)
      }
    return [
      "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(size.width)x\(size.height)",
      "-framerate", "\(options.rate.numerator)/\(options.rate.denominator)", "-i", "pipe:0",
    ]
  }

  /// From RGBA to the pixel format, as `BT709` has it; chroma is the mean of its pixels.
  private var filters: [String] {
    guard pixelFormat.isYCbCr, pixelFormat.frameFormat == .rgba else { return [] }
    let padded = encodedSize
    let background = options.background
    let color = [background.red, background.green, background.blue].map { component in
      (component < 16 ? "0" : "") + String(component, radix: 16)
    }.joined()
    return
      (padded == size ? [] : ["pad=\(padded.width):\(padded.height):0:0:color=0x\(color)"])
      + [
        "scale=in_range=full:out_range=limited:out_color_matrix=bt709:"
          + "flags=area+accurate_rnd+full_chroma_int+full_chroma_inp",
        "format=\(pixelFormat.rawValue)",
      ]
  }

  /// What the numbers mean: BT.709's primaries and matrix in limited range, and sRGB's curve.
  ///
  /// The codes are those of the PNG's sRGB, so its curve is the truth. A player that looks at it
  /// shows the PNG's colours; one that does not takes the picture for sRGB anyway. With BT.709's
  /// curve, which has the same primaries, the first kind would show mid tones lighter.
  private var colorTags: [String] {
    guard pixelFormat.isYCbCr else { return [] }
    return [
      "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709",
      "-color_range", "tv",
    ]
  }

  /// A path that is taken neither for an option nor for an address.
  private func file(_ path: String) -> String { "file:\(path)" }
}
