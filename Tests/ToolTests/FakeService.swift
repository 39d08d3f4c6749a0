import ChartModel
import Diagnostics
import RenderModel

@testable import GLESRenderer
@testable import Pipeline
@testable import ReliefTool

/// A service that draws nothing, keeps what it is given and answers the same each time.
final class FakeService: RenderService {
  var builtViews: BuiltViews?
  var specs: [ChartSpec] = []
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

  func render(
    _ page: PageSpec,
    options: RenderOptions
  ) throws(ReliefError) -> RenderedChart {
    if let failure { throw failure }
    specs += page.root.charts
    self.options.append(options)
    var diagnostics = Diagnostics()
    diagnostics.note(.dropped(count: 2, place: "points", reason: .notFinite))
    return RenderedChart(
      bitmap: Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255]),
      isOpaque: true,
      renderer: RendererInfo(
        backend: "software",
        renderer: "Fake",
        vendor: "Relief",
        version: "1",
        isHardware: false
      ),
      stages: [StageTime(name: "draw", seconds: 0.0125)],
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

  func devices() throws(ReliefError) -> [GLDevice] {
    if let failure { throw failure }
    return deviceList
  }

  func diagnosis() -> DoctorReport { report }
}

/// What a run of the tool leaves: its exit status and its words.
struct ToolRun {
  var status: Int32
  var output = ""
  var log = ""

  init(_ arguments: [String], service: FakeService = FakeService()) {
    var output = ""
    var log = ""
    let console = Console(output: { output += $0 }, log: { log += $0 })
    status = Tool.run(arguments, service: service, console: console)
    self.output = output
    self.log = log
  }
}
