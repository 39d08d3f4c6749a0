import Diagnostics
import FrameOutput
import RenderModel
import TestSupport
import Testing

@Suite struct VideoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var format: VideoFormat
    var codec: String?
    var pixels: String
    var name: String
    var rate = (30, 1)
    var testDescription: String { "\(format) \(name) \(pixels) \(rate)" }
  }

  static let cases = [
    Case(format: .mp4, pixels: "yuv420p", name: "h264"),
    Case(format: .mp4, pixels: "yuv444p", name: "h264"),
    Case(format: .mp4, pixels: "yuv420p10le", name: "h264"),
    Case(format: .mp4, pixels: "yuv420p", name: "h264", rate: (30000, 1001)),
    Case(format: .mp4, codec: "hevc", pixels: "yuv420p", name: "hevc"),
    Case(format: .mp4, codec: "hevc", pixels: "yuv420p10le", name: "hevc"),
    Case(format: .mp4, codec: "av1", pixels: "yuv420p", name: "av1"),
    Case(format: .mp4, codec: "vp9", pixels: "yuv444p", name: "vp9"),
    Case(format: .webm, pixels: "yuv420p", name: "vp9", rate: (25, 1)),
    Case(format: .webm, codec: "av1", pixels: "yuv420p10le", name: "av1"),
  ]

  @Test(arguments: cases) func colorsAreThoseOfThePicture(_ test: Case) throws {
    let patches = Patches(width: 128, height: 96)
    let options = VideoOptions(rate: test.rate, codec: test.codec, pixelFormat: test.pixels)
    let probe = try encode(patches, test.format, options, frames: 6)
    #expect(probe["codec_name"] == test.name)
    #expect(probe["pix_fmt"] == test.pixels)
    #expect(probe["width"] == "128")
    #expect(probe["height"] == "96")
    #expect(probe["nb_read_frames"] == "6")
    #expect(probe["r_frame_rate"] == "\(test.rate.0)/\(test.rate.1)")
    #expect(probe["color_primaries"] == "bt709")
    #expect(probe["color_transfer"] == "iec61966-2-1")
    #expect(probe["color_space"] == "bt709")
    #expect(probe["color_range"] == "tv")
    try expectPatches(patches, in: probe)
  }

  @Test func anotherEncoderOfACodecStandsIn() throws {
    let wrapper = try FakeEncoder("exec ffmpeg \"$@\"", encoders: ["libaom-av1"])
    let sink = try wrapper.sink(codec: "av1")
    for _ in 0..<3 { try sink.append(FakeEncoder.frame) }
    try sink.finish()
    let probe = try Probe(wrapper.path)
    #expect(probe["codec_name"] == "av1")
    #expect(probe["nb_read_frames"] == "3")
    #expect(probe["color_transfer"] == "iec61966-2-1")
    let white = try probe.frames().allSatisfy { frame in frame.allSatisfy { $0 >= 252 } }
    #expect(white)
  }

  @Test func h264IsHighProfileAndStartsAtOnce() throws {
    let probe = try encode(
      Patches(width: 128, height: 96), .mp4, VideoOptions(rate: (30, 1)), frames: 2)
    #expect(probe["profile"] == "High")
    let file = try #require(folder.contents("v.mp4"))
    var boxes: [String] = []
    var place = 0
    while place + 8 <= file.count {
      let size = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      boxes.append(String(decoding: file[place + 4..<place + 8], as: UTF8.self))
      try #require(size >= 8)
      place += size
    }
    let index = try #require(boxes.firstIndex(of: "moov"))
    let samples = try #require(boxes.firstIndex(of: "mdat"))
    #expect(index < samples)
  }

  @Test(arguments: [VideoFormat.webm, .png], [UInt8(255), 128, 0])
  func alphaStays(_ format: VideoFormat, alpha: UInt8) throws {
    let patches = Patches(width: 128, height: 96, alpha: alpha)
    let probe = try encode(
      patches, format, VideoOptions(rate: (30, 1), hasAlpha: true), frames: 4)
    let frames = try probe.frames(decoder: format == .webm ? "libvpx-vp9" : nil)
    #expect(frames.count == 4)
    for (number, frame) in frames.enumerated() {
      for y in [16, 48, 80] {
        for x in [16, 48, 80, 112] {
          let wanted = patches.color(x, y, frame: number)
          let place = (y * 128 + x) * 4
          #expect(abs(Int(frame[place + 3]) - Int(wanted.alpha)) <= 1)
          guard wanted.alpha > 0 else { continue }
          let tolerance = format == .png ? 1 : 5
          for (i, part) in [wanted.red, wanted.green, wanted.blue].enumerated() {
            #expect(abs(Int(frame[place + i]) - Int(part)) <= tolerance)
          }
        }
      }
    }
  }

  @Test func apngLosesNothingAndLoops() throws {
    let patches = Patches(width: 99, height: 67)
    let probe = try encode(patches, .png, VideoOptions(rate: (30000, 1001)), frames: 5)
    #expect(probe["codec_name"] == "apng")
    #expect(probe["r_frame_rate"] == "30000/1001")
    let frames = try probe.frames()
    #expect(frames == (0..<5).map { patches.bitmap($0).bytes })
    let file = try #require(folder.contents("v.png"))
    let chunks = try #require(pngChunks(file))
    let control = try #require(chunks.first { $0.type == "acTL" })
    #expect(control.data == [0, 0, 0, 5, 0, 0, 0, 0])
  }

  @Test(arguments: [(30, 1), (24, 1), (60, 1), (30000, 1001)])
  func gifKeepsTimeAndLoops(_ rate: (Int, Int)) throws {
    let patches = Patches(width: 99, height: 67)
    let probe = try encode(patches, .gif, VideoOptions(rate: rate), frames: 24)
    #expect(probe["width"] == "99")
    #expect(probe["height"] == "67")
    let durations = try probe.durations()
    #expect(durations.count == 24)
    let wanted = 24 * Double(rate.1) / Double(rate.0)
    // To the nearest hundredth.
    #expect(abs(durations.reduce(0, +) - wanted) <= 0.0051)
    try expectPatches(patches, in: probe)
    let file = try #require(folder.contents("v.gif"))
    let loop = Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    #expect(file.indices.contains { file[$0...].starts(with: loop) })
  }

  @Test func oddSidesGetTheBackground() throws {
    let patches = Patches(width: 127, height: 95)
    let blue = RGBA8(red: 0, green: 0, blue: 255)
    for pixels in ["yuv420p", "yuv420p10le"] {
      var options = VideoOptions(rate: (30, 1), background: blue, pixelFormat: pixels)
      options.quality = 90
      let probe = try encode(patches, .mp4, options, frames: 3, warnings: 1)
      #expect(probe["width"] == "128")
      #expect(probe["height"] == "96")
      try expectPatches(patches, in: probe)
      let first = try probe.frames()[0]
      let corner = Array(first[(95 * 128 + 127) * 4..<96 * 128 * 4])
      #expect(corner[2] > 150, "\(corner)")
    }
    let probe = try encode(
      patches, .mp4, VideoOptions(rate: (30, 1), pixelFormat: "yuv444p"), frames: 3)
    #expect(probe["width"] == "127")
    #expect(probe["height"] == "95")
  }

  private func expectPatches(_ patches: Patches, in probe: Probe) throws {
    let width = try #require(probe.stream["width"] as? Int)
    for (number, frame) in try probe.frames().enumerated() {
      let difference = patches.largestDifference(frame, stride: width, frame: number)
      #expect(difference <= 3, "frame \(number)")
    }
  }

  private func encode(
    _ patches: Patches, _ format: VideoFormat, _ options: VideoOptions, frames: Int,
    warnings: Int? = nil
  ) throws -> Probe {
    let path = "\(folder.path)/v.\(format.rawValue)"
    let size = PixelSize(width: patches.width, height: patches.height)
    let sink = try VideoSink(path, as: format, size: size, options: options)
    if let warnings { #expect(sink.diagnostics.warnings.count == warnings) }
    for frame in 0..<frames {
      let bitmap = patches.bitmap(frame)
      switch sink.format {
      case .rgba: try sink.append(.rgba(bitmap))
      case .yuv420, .yuva420:
        let planes = PlanarImage(
          bitmap, keepsAlpha: sink.format.hasAlpha, background: options.background)
        try sink.append(.planar(planes))
      }
    }
    try sink.finish()
    #expect(folder.names == ["v.\(format.rawValue)"])
    return try Probe(path)
  }
}
