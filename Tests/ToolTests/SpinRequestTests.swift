import ChartModel
import FrameOutput
import Testing

@testable import ReliefTool

@MainActor
@Suite struct SpinRequestTests {
  private func request(_ arguments: [String], output: String = "a.mp4") throws -> SpinRequest {
    try SpinRequest(
      ArgumentParser.parse(
        ["--surface", "x"] + arguments + ["-o", output], for: SpinCommand.declaration))
  }

  private func sentence(_ arguments: [String], output: String = "a.mp4") -> String {
    ToolRun(["spin", "--surface", "x"] + arguments + ["-o", output]).log
  }

  /// For each option of its own a value other than its default, and another.
  nonisolated private static let samples: [String: [String]] = [
    "frames": ["10", "20"], "seconds": ["1", "2.5"], "fps": ["60", "29.97", "24000/1001"],
    "from": ["10", "-90"], "to": ["180", "360"], "inclination": ["0", "-90"],
    "keyframes": ["top 1s", "front 1s, top 1s"], "range": ["0..<10", "5...9"],
    "codec": ["hevc", "av1"], "quality": ["10", "90"], "preset": ["slow", "fast"],
    "pixel-format": ["yuv444p", "yuv420p10le"], "size": ["400x300"],
    "pose": ["top"], "zoom": ["2"], "theme": ["dark"], "scale": ["1"],
  ]

  /// An option that is parsed and then forgotten fails here.
  @Test func everyOptionChangesTheRequest() throws {
    let ofRender = Set(RenderCommand.declaration.options)
    let plain = "\(try request([]))"
    for option in SpinCommand.declaration.options {
      if ofRender.contains(option), SpinRequestTests.samples[option.name] == nil { continue }
      // `StateOptionTests` has those of states, which need a table.
      if option.name == "output" || option.group == "Changing data" { continue }
      let values = try #require(
        SpinRequestTests.samples[option.name], "no sample for \(option.flag)")
      let requests = try values.map { "\(try request(["\(option.flag)=\($0)"]))" }
      #expect(Set(requests + [plain]).count == values.count + 1, "\(option.flag) does nothing")
    }
  }

  @Test func stillsAloneHaveAResolution() {
    #expect(sentence(["--ppi=300"]).contains("there is no option '--ppi'"))
  }

  @Test func aTurnIsTheRule() throws {
    let request = try request([])
    #expect(request.motion == .turntable(TurntableSpec()))
    #expect(try request.frames().timing == FrameTiming(frameCount: 180, rate: .standard))
    #expect(try request.frames().range == 0..<180)
    #expect(request.output == .video(path: "a.mp4", .mp4))
    #expect(request.chart.image.pixelSize.width == 1280)
    #expect(request.chart.image.pixelSize.height == 720)
  }

  @Test func keyframesSayHowLong() throws {
    let request = try request(["--keyframes", "front 1s, top 1s ease, 35/20 2s", "--fps", "25"])
    #expect(try request.frames().timing.frameCount == 100)
  }

  @Test(arguments: [2, 10, 400]) func aCountOfFramesSpreadsTheKeyframes(count: Int) throws {
    let request = try request(["--keyframes", "0/0 1s, 90/45 3s linear", "--frames=\(count)"])
    let base = Shot(pose: .standard, camera: CameraSpec())
    let poses = try (0..<count).map {
      try request.motion.shot(frame: $0, of: request.frames().timing, base: base).pose
    }
    #expect(poses.first == PoseSpec(azimuth: 0, inclination: 0))
    #expect(poses.last == PoseSpec(azimuth: 90, inclination: 45))
    #expect(poses.count { $0.azimuth == 0 } == (count + 3) / 4)
  }

  @Test(arguments: [
    ("a.webm", VideoFormat.webm), ("A.GIF", .gif), ("x/a.png", .png), ("b.mp4", .mp4),
  ])
  func formatsGoByTheEnding(path: String, format: VideoFormat) throws {
    #expect(try request([], output: path).output == .video(path: path, format))
  }

  @Test func aPatternIsNumbered() throws {
    guard case .numbered(let path) = try request([], output: "f/%03d.png").output else {
      Issue.record("not numbered")
      return
    }
    #expect(path.path(7) == "f/007.png")
    #expect(path.path(12_345) == "f/12345.png")
  }

  @Test(arguments: [
    (["--frames=9", "--seconds=1"], "--frames and --seconds do not go together"),
    (["--keyframes=top 1s", "--from=3"], "--from and --keyframes do not go together"),
    (["--keyframes=top 1s", "--seconds=3"], "--seconds and --keyframes do not go together"),
    (["--keyframes=top 1x"], "cannot read stop 1 of the camera's path, 'top 1x'"),
    (["--frames=10", "--range=5..<11"], "--range cannot be '5..<11'; give a range within 0..<10"),
    (["--range=5..<5"], "--range cannot be"), (["--fps=0"], "--fps cannot be '0'"),
    (["--frames=0"], "--frames cannot be '0'"), (["--seconds=1e9"], "--seconds cannot be"),
    (["--inclination=91"], "--inclination cannot be '91'"),
    (["--quality=101"], "--quality cannot be '101'"),
    (["--key=name"], "--key has nothing to act on: there is no column to animate by"),
    (["--animate-by=year"], "--animate-by names a column, but no table is given"),
  ])
  func mistakesAreSentences(arguments: [String], expected: String) {
    let text = sentence(arguments)
    #expect(text.contains("relief: error: \(expected)"), "\(text)")
  }

  @Test func formatsOfOtherThings() {
    #expect(
      sentence([], output: "a.avi").contains("end its name in .mp4, .webm, .gif, .png, %05d.png"))
    #expect(sentence(["--codec=av1"], output: "%d.png").contains("there is no video"))
  }

  @Test func aPlaneDoesNotTurn() {
    let run = ToolRun(["spin", "t.csv", "--x=a", "--y=b", "-o", "a.mp4"])
    #expect(run.log.contains("has no depth round which to turn"))
  }
}
