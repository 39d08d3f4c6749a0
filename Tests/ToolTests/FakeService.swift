import ChartModel
import Diagnostics
import FrameOutput
import RenderModel

@testable import GLESRenderer
@testable import Pipeline
@testable import ReliefTool

/// A service that draws nothing, keeps what it is given and answers the same each time.
final class FakeService: RenderService, @unchecked Sendable {
  var builtViews: BuiltViews?
  var specs: [ChartSpec] = []
  var sequences: [(spec: SequenceSpec, frames: Range<Int>)] = []
  var options: [RenderOptions] = []
  var failure: ReliefError?
  var deviceList: [GLDevice] = []
  var report = DoctorReport(
    verdict: .hardware,
    sections: [],
    findings: [],
    commonFixes: [],
    devices: []
  )

  private static let renderer = RendererInfo(
    backend: "software", renderer: "Fake", vendor: "Relief", version: "1", isHardware: false)

  private static let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]

  func render(
    _ page: PageSpec, into sink: some PictureSink, options: RenderOptions
  ) throws(ReliefError) -> DrawingReport {
    if let failure { throw failure }
    specs += page.root.charts
    self.options.append(options)
    var diagnostics = Diagnostics()
    diagnostics.note(.dropped(count: 2, place: "points", reason: .notFinite))
    let size = PixelSize(width: 2, height: 1)
    try sink.begin(size, isOpaque: true, renderer: FakeService.renderer)
    try FakeService.pixels.withUnsafeBufferPointer { (rows) throws(ReliefError) in
      try sink.append(rows)
    }
    try sink.finish()
    return DrawingReport(
      size: size,
      isOpaque: true,
      renderer: FakeService.renderer,
      stages: [
        StageTime(name: "draw", seconds: 0.0125), StageTime(name: "write", seconds: 0.004),
      ],
      diagnostics: diagnostics,
      labels: [
        LabelFrame(
          text: "a \"b\"",
          kind: .xTick,
          frame: TextFrame(center: [16, 8.5], size: [30, 12], angle: 90)
        )
      ]
    )
  }

  func spin(
    _ spec: SequenceSpec, frames: Range<Int>, into sink: any FrameSink, options: RenderOptions,
    progress: (Int) -> Bool
  ) throws(ReliefError) -> SequenceReport {
    if let failure { throw failure }
    sequences.append((spec, frames))
    self.options.append(options)
    let picture = Bitmap(width: 2, height: 1, bytes: FakeService.pixels)
    for number in frames {
      try sink.append(.rgba(picture))
      guard progress(number - frames.lowerBound + 1) else { break }
    }
    try sink.finish()
    let draw = StageTime(name: "draw", seconds: 0.25)
    return SequenceReport(
      frameCount: frames.count, seconds: 0.5, renderer: FakeService.renderer,
      stages: [draw, StageTime(name: "write", seconds: 0.125)], diagnostics: Diagnostics(),
      limit: draw)
  }

  func devices() throws(ReliefError) -> [GLDevice] {
    if let failure { throw failure }
    return deviceList
  }

  func diagnosis() -> DoctorReport { report }

  func warm(check: @escaping () throws(ReliefError) -> Void) -> any RenderService { self }
}

/// What a run of the tool leaves: its exit status and its words.
struct ToolRun {
  var status: Int32
  var output = ""
  var log = ""

  @MainActor init(_ arguments: [String], service: FakeService = FakeService()) {
    var output = ""
    var log = ""
    let console = Console(output: { output += $0 }, log: { log += $0 })
    status = Tool.run(arguments, service: service, console: console)
    self.output = output
    self.log = log
  }
}
