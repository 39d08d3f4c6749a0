import ChartModel
import Diagnostics
import RenderModel

/// `relief render`: a chart of a table, a surface or both, into a picture.
struct RenderCommand: Command {
  let request: RenderRequest

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try RenderRequest(arguments)
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    try OutputPath.check(request.output)
    let clock = ContinuousClock()
    let start = clock.now
    var diagnostics = Diagnostics()
    let spec = try request.chartSpec(diagnostics: &diagnostics)
    let read = clock.now - start
    var rendered = try service.render(spec, options: request.image, to: request.output)
    diagnostics.merge(rendered.diagnostics)
    rendered.diagnostics = diagnostics
    rendered.stages.insert(StageTime(name: "read", seconds: read.seconds), at: 0)
    let report = RenderReport(
      request: request,
      rendered: rendered,
      seconds: (clock.now - start).seconds
    )
    try report.write(to: console)
    return 0
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
