import ChartModel
import Diagnostics
import FrameOutput
import Parallel
import Pipeline
import RenderModel

/// A workload done once, in this process.
struct WorkloadRun {
  let workload: Workload
  let backend: BackendChoice
  /// nil for one per core.
  let threads: Int?
  /// Takes the pictures, as `W1.png` or, where there are several, `W4-00000.png`.
  let folder: String

  struct Result {
    var renderer: RendererInfo
    var stages: [StageTime]
  }

  private var options: RenderOptions {
    RenderOptions(
      width: Double(workload.width) / scale, height: Double(workload.height) / scale,
      scale: scale, backend: backend, threads: threads)
  }

  /// Pixels per point: texts keep their share of the picture, from 800x600 points.
  private var scale: Double {
    max(1, (Double(min(workload.width, workload.height)) / 600).rounded())
  }

  private var png: PNGOptions {
    var options = PNGOptions(isOpaque: true)
    if let threads { options.threads = threads }
    return options
  }

  /// The name of the pictures' files.
  private var stem: String {
    "\(folder)/" + String(workload.name.map { $0 == ":" || $0 == "@" ? "-" : $0 })
  }

  func run() throws(ReliefError) -> Result {
    switch workload.kind {
    case .points, .surface, .line: try pictures(count: 1) { _ in "\(stem).png" }
    case .charts: try pictures(count: workload.count) { "\(stem)-\($0).png" }
    case .turn: try turn()
    }
  }

  private func pictures(
    count: Int, path: (Int) -> String
  ) throws(ReliefError) -> Result {
    var clock = StageClock()
    let renderer = try ChartRenderer(options: options)
    for number in 0..<count {
      let page = clock.measure("data") { workload.page(number) }
      let sink = try PNGPicture(path(number), options: png)
      for stage in try renderer.render(page, into: sink).stages {
        clock.add(stage.name, stage.seconds)
      }
    }
    return Result(renderer: renderer.renderer, stages: clock.stages)
  }

  private func turn() throws(ReliefError) -> Result {
    guard let path = try NumberedPath("\(stem)-%05d.png") else {
      preconditionFailure("the pattern has a place for a number")
    }
    var clock = StageClock()
    let page = clock.measure("data") { workload.page() }
    let spec = SequenceSpec(
      timing: FrameTiming(frameCount: workload.count, rate: .standard),
      motion: .turntable(TurntableSpec()), content: .page(page))
    let sink = try NumberedPNGSink(
      path, first: 0, options: png, threads: threads ?? processorCount())
    let report = try SequenceRenderer(spec, options: options)
      .draw(0..<workload.count, into: sink)
    return Result(renderer: report.renderer, stages: clock.stages + report.stages)
  }
}
