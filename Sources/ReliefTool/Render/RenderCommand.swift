import Diagnostics
import Pipeline

/// `relief render`: a chart of a table, a surface, a chart file or Swift source, into a picture.
struct RenderCommand: Command {
  let request: RenderRequest
  /// As typed, from the command's name on.
  private let given: [String]

  init(arguments: ParsedArguments) throws(ReliefError) {
    var request = try RenderRequest(arguments)
    request.isHeightOpen = arguments.text(RenderCommand.Options.size) == nil
    self.request = request
    given = arguments.given
  }

  func run(service: some RenderService, console: Console) throws(ReliefError) -> Int32 {
    if request.emitted != nil {
      try console.line(try request.chartFile().text)
      return 0
    }
    if let source = request.swift, source.showsPreviews {
      try PreviewRun(request: request, source: source)
        .run(service: service, arguments: given, console: console)
      return 0
    }
    try OutputPath.check(request.output, formats: [".png"])
    var diagnostics = Diagnostics()
    var request = request
    var reading = StageClock()
    let page = try request.page(
      service: service, arguments: given, console: console, clock: &reading,
      diagnostics: &diagnostics)
    try request.draw(
      page, stages: reading.stages, diagnostics: diagnostics, service: service, console: console)
    return 0
  }
}
