import ChartModel
import Diagnostics
import Pipeline

extension RenderRequest {
  /// The page to draw.
  ///
  /// Swift source is compiled first, and this process becomes the program that has it built in. Where
  /// the size follows from the view, it is settled here.
  ///
  /// - Parameters:
  ///   - arguments: for that program, from the command's name on.
  ///   - clock: takes the time of compiling and reading.
  @MainActor mutating func page(
    service: some RenderService, arguments: [String], console: Console, clock: inout StageClock,
    diagnostics: inout Diagnostics
  ) throws(ReliefError) -> PageSpec {
    if swift != nil, let views = service.builtViews { clock.add("compile", views.buildSeconds) }
    return try clock.measure("read") { () throws(ReliefError) in
      if let document { return try page(of: document, diagnostics: &diagnostics) }
      guard let source = swift else {
        return PageSpec([.chart(try chartSpec(diagnostics: &diagnostics))])
      }
      let swift = SwiftRender(request: self, source: source)
      guard let views = service.builtViews else {
        try swift.become(arguments, console: console)
      }
      let built = try swift.page(of: views, diagnostics: &diagnostics)
      return try page(of: built, diagnostics: &diagnostics)
    }
  }

  /// The page of a view that is part of this program; the picture gets its size.
  @MainActor mutating func page(
    of built: BuiltPage, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> PageSpec {
    (image.width, image.height) = (built.size.x, built.size.y)
    try PixelBudget.check(image)
    return settledPage(built.root, diagnostics: &diagnostics).withAxisPieces()
  }

  /// Draws a page and tells of it.
  ///
  /// - Parameters:
  ///   - stages: what took time before.
  ///   - diagnostics: what was found before.
  @MainActor func draw(
    _ page: PageSpec, stages: [StageTime] = [], diagnostics: Diagnostics,
    service: some RenderService,
    console: Console
  ) throws(ReliefError) {
    var diagnostics = diagnostics
    var drawing = try service.render(page, into: try sink(), options: image)
    diagnostics.merge(drawing.diagnostics)
    drawing.diagnostics = diagnostics
    drawing.stages = stages + drawing.stages
    try RenderReport(request: self, drawing: drawing).write(to: console)
  }
}
