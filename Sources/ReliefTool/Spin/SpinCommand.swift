import ChartModel
import Diagnostics
import FrameOutput
import Pipeline
import RenderModel

/// `relief spin`: a chart that turns, moves or changes, into a video or numbered pictures.
struct SpinCommand: Command {
  let request: SpinRequest
  /// As typed, from the command's name on.
  private let given: [String]

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try SpinRequest(arguments)
    given = arguments.given
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    // Before Swift source is compiled: a file that cannot be written fails at once.
    try request.output.check()
    var diagnostics = Diagnostics()
    var reading = StageClock()
    let (spec, frames) = try sequence(
      service: service, console: console, clock: &reading, diagnostics: &diagnostics)
    let sink = try request.output.sink(request, first: frames.range.lowerBound)
    var progress = Progress(total: frames.range.count, unit: "frames", console: console)
    let isQuiet = request.chart.detail == .quiet
    defer { progress.end() }
    var report = try service.spin(
      spec, frames: frames.range, into: sink, options: request.chart.image
    ) { done in
      if !isQuiet { progress.advance(to: done) }
      return true
    }
    progress.end()
    report.stages = reading.stages + report.stages
    diagnostics.merge(report.diagnostics)
    report.diagnostics = diagnostics
    try SpinReport(request: request, frames: frames, report: report).write(to: console)
    return 0
  }

  @MainActor private func sequence(
    service: some RenderService, console: Console, clock: inout StageClock,
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> (spec: SequenceSpec, frames: SpinFrames) {
    if let states = request.states {
      return try clock.measure("read") { () throws(ReliefError) in
        try request.sequence(of: states, diagnostics: &diagnostics) { $0.makeAxisPieces() }
      }
    }
    let frames = try request.frames()
    var chart = request.chart
    let page = try chart.page(
      service: service, arguments: given, console: console, clock: &clock,
      diagnostics: &diagnostics)
    let spec = SequenceSpec(timing: frames.timing, motion: request.motion, content: .page(page))
    return (spec, frames)
  }
}
