import Diagnostics
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct VideoOptionTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    var format: VideoFormat
    var options: VideoOptions
    var sentence: String
    var testDescription: String { sentence }
  }

  private static func options(
    rate: (Int, Int) = (30, 1), hasAlpha: Bool = false, codec: String? = nil,
    quality: Double? = nil, preset: String? = nil, pixels: String? = nil
  ) -> VideoOptions {
    VideoOptions(
      rate: rate, hasAlpha: hasAlpha, codec: codec, quality: quality, preset: preset,
      pixelFormat: pixels)
  }

  static let refusals = [
    Refusal(
      format: .mp4, options: options(hasAlpha: true),
      sentence: "h264 in a .mp4 file keeps no transparency; give the picture an opaque background, "
        + "or write a .webm or .png file"),
    Refusal(
      format: .gif, options: options(hasAlpha: true),
      sentence: "a .gif file keeps no transparency; give the picture an opaque background, "
        + "or write a .webm or .png file"),
    Refusal(
      format: .webm, options: options(hasAlpha: true, codec: "av1"),
      sentence: "av1 in a .webm file keeps no transparency; give the picture an opaque background, "
        + "or write a .webm or .png file, or choose the codec vp9"),
    Refusal(
      format: .mp4, options: options(hasAlpha: true, codec: "vp9"),
      sentence: "vp9 in a .mp4 file keeps no transparency; give the picture an opaque background, "
        + "or write a .webm or .png file"),
    Refusal(
      format: .webm, options: options(codec: "h264"),
      sentence: "a .webm file has no codec 'h264'; it can have vp9, av1"),
    Refusal(
      format: .mp4, options: options(codec: "theora"),
      sentence: "a .mp4 file has no codec 'theora'; it can have h264, hevc, av1, vp9"),
    Refusal(
      format: .webm, options: options(hasAlpha: true, pixels: "yuv444p"),
      sentence: "vp9 with transparency has no pixel format 'yuv444p'; it can have yuva420p"),
    Refusal(
      format: .mp4, options: options(codec: "av1", pixels: "yuv444p"),
      sentence: "av1 has no pixel format 'yuv444p'; it can have yuv420p, yuv420p10le"),
    Refusal(
      format: .mp4, options: options(quality: 101),
      sentence: "a quality is 0 (worst) to 100 (best), not 101.0"),
    Refusal(
      format: .mp4, options: options(quality: .nan),
      sentence: "a quality is 0 (worst) to 100 (best), not nan"),
    Refusal(
      format: .png, options: options(quality: 50),
      sentence: "apng has no quality to choose: it loses nothing"),
    Refusal(
      format: .gif, options: options(preset: "slow"), sentence: "gif has no presets"),
    Refusal(
      format: .mp4, options: options(preset: "quick"),
      sentence: "libx264 has no preset 'quick'; from fast to thorough it has ultrafast, superfast, "
        + "veryfast, faster, fast, medium, slow, slower, veryslow"),
    Refusal(
      format: .gif, options: options(rate: (120, 1)),
      sentence:
        "a .gif file shows at most 100 frames a second, not 120.0; choose at most 50, which all "
        + "viewers play in time"),
    Refusal(
      format: .mp4, options: options(rate: (30, 0)),
      sentence: "30/0 frames a second make no video; both numbers must be above 0"),
  ]

  @Test(arguments: refusals) func whatDoesNotGoTogetherIsRefused(_ refusal: Refusal) throws {
    let folder = try TemporaryFolder()
    #expect(throws: ReliefError.usage(message: refusal.sentence)) {
      _ = try VideoSink(
        "\(folder.path)/v.\(refusal.format.rawValue)", as: refusal.format,
        size: PixelSize(width: 64, height: 64), options: refusal.options)
    }
    #expect(folder.names == [])
  }

  @Test func aPathThatCannotBeWrittenIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/none/v.mp4"
    #expect(
      throws: ReliefError.unwritable(
        path: path, reason: "there is no folder \(folder.path)/none; make it first")
    ) {
      _ = try VideoSink(
        path, as: .mp4, size: PixelSize(width: 64, height: 64), options: Self.options())
    }
  }

  /// What no encoder takes is refused before anything is drawn.
  @Test(arguments: [
    ("mp4", "h264", 16386, 16, "libx264 takes at most 16384x16384 pixels, and"),
    ("webm", "vp9", 16, 16386, "libvpx-vp9 takes at most 16384x16384 pixels, and"),
    ("mp4", "hevc", 8, 20, "libx265 takes at least 16x16 pixels, and the frames have 8x20"),
    ("gif", "gif", 65536, 4, "gif takes at most 65535x65535 pixels, and"),
    ("mp4", "h264", 16384, 16384, "'16384x16384' is not a size: a frame of a video has less than"),
  ])
  func sizesBeyondAnEncoderAreRefused(
    ending: String, codec: String, width: Int, height: Int, sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let format = try #require(VideoFormat(path: "v.\(ending)"))
    let error = #expect(throws: ReliefError.self) {
      _ = try VideoSink(
        "\(folder.path)/v.\(ending)", as: format, size: PixelSize(width: width, height: height),
        options: Self.options(codec: codec))
    }
    let said = error.map { "\($0)" } ?? ""
    #expect(said.contains(sentence), "\(said)")
    #expect(folder.names == [])
  }

  /// A codec's other encoder takes what its best one does not.
  @Test(arguments: ["h264", "av1", "vp9"]) func tinyVideosAreWritten(codec: String) throws {
    let folder = try TemporaryFolder()
    let sink = try VideoSink(
      "\(folder.path)/v.mp4", as: .mp4, size: PixelSize(width: 7, height: 5),
      options: Self.options(codec: codec))
    let picture = noisyPicture(width: 7, height: 5, isOpaque: true)
    let white = RGBA8(red: 255, green: 255, blue: 255)
    try sink.append(.planar(PlanarImage(picture, keepsAlpha: false, background: white)))
    try sink.finish()
    let probe = try Probe("\(folder.path)/v.mp4")
    #expect(probe["width"] == "8" && probe["height"] == "6")
  }

  @Test func fastGifsAreWarnedOfOnce() throws {
    let folder = try TemporaryFolder()
    for (rate, count) in [(50, 0), (60, 1)] {
      let sink = try VideoSink(
        "\(folder.path)/v.gif", as: .gif, size: PixelSize(width: 64, height: 64),
        options: Self.options(rate: (rate, 1)))
      #expect(sink.diagnostics.warnings.count == count)
    }
    #expect(folder.names == [])
  }

  /// Quality goes one way: better is larger.
  @Test(arguments: ["h264", "hevc", "av1", "vp9"]) func qualityIsHeard(_ codec: String) throws {
    let folder = try TemporaryFolder()
    let size = PixelSize(width: 128, height: 128)
    let sizes = try [10.0, 60, 95].map { quality in
      let sink = try VideoSink(
        "\(folder.path)/v.mp4", as: .mp4, size: size,
        options: Self.options(codec: codec, quality: quality))
      let picture = noisyPicture(width: 128, height: 128, isOpaque: true)
      let white = RGBA8(red: 255, green: 255, blue: 255)
      try sink.append(
        .planar(PlanarImage(picture, keepsAlpha: false, background: white)))
      try sink.finish()
      return try #require(folder.contents("v.mp4")?.count)
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3, "\(sizes)")
  }
}
