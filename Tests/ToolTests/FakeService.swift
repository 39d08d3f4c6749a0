import ChartModel
import Diagnostics
import ReliefTool
import RenderModel

/// A service that draws nothing, keeps what it is given and answers the same each time.
final class FakeService: RenderService {
  var specs: [ChartSpec] = []
  var options: [RenderOptions] = []
  var failure: ReliefError?
  var deviceList: [GraphicsDevice] = []
  var usesHardware = false

  func render(
    _ spec: ChartSpec,
    options: RenderOptions,
    to path: String
  ) throws(ReliefError) -> RenderedChart {
    if let failure { throw failure }
    specs.append(spec)
    self.options.append(options)
    var diagnostics = Diagnostics()
    diagnostics.note(.dropped(count: 2, place: "points", reason: .missing))
    return RenderedChart(
      width: 1600,
      height: 1200,
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
        LabelFrame(text: "a \"b\"", kind: "tick", x: 1, y: 2.5, width: 30, height: 12)
      ]
    )
  }

  func devices() -> [GraphicsDevice] { deviceList }

  func diagnosis() -> GraphicsDiagnosis {
    GraphicsDiagnosis(
      usesHardware: usesHardware,
      findings: ["EGL has 1 device."],
      advice: usesHardware ? [] : ["Install a driver.", "Join the render group."]
    )
  }
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
