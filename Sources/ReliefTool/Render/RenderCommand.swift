import Diagnostics
import FrameOutput
import Pipeline

/// `relief render`: a chart of a table, a surface, a chart file or Swift source, into a picture.
struct RenderCommand: Command {
  let request: RenderRequest
  /// As typed, from the command's name on.
  private let given: [String]

  init(arguments: ParsedArguments) throws(ReliefError) {
    request = try RenderRequest(arguments)
    given = arguments.given
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    if request.emitted != nil {
      try console.line(try request.chartFile().text)
      return 0
    }
    try OutputPath.check(request.output, formats: [".png"])
    var diagnostics = Diagnostics()
    var reading = StageClock()
    let page = try request.page(
      service: service, arguments: given, console: console, clock: &reading,
      diagnostics: &diagnostics)
    var chart = try service.render(page, options: request.image)
    diagnostics.merge(chart.diagnostics)
    chart.diagnostics = diagnostics
    var writing = StageClock()
    try writing.measure("write") { () throws(ReliefError) in try write(chart) }
    chart.stages = reading.stages + chart.stages + writing.stages
    try RenderReport(request: request, chart: chart).write(to: console)
    return 0
  }

  private func write(_ chart: RenderedChart) throws(ReliefError) {
    var text = [
      PNGText("Software", "Relief \(Tool.version)"), PNGText("Renderer", chart.renderer.renderer),
    ]
    if let title = request.title ?? request.document?.title, !title.isEmpty {
      text.append(PNGText("Title", title))
    }
    try PNGWriter.write(
      chart.bitmap,
      to: request.output,
      options: PNGOptions(isOpaque: chart.isOpaque, ppi: request.pixelsPerInch, text: text)
    )
  }
}
