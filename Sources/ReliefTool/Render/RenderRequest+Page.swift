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
      let page = try swift.page(of: views, diagnostics: &diagnostics)
      (image.width, image.height) = (page.size.x, page.size.y)
      try PixelBudget.check(image)
      return page.spec
    }
  }
}
