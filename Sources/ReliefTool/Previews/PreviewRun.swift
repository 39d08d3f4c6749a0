import ChartModel
import Diagnostics
import Files
import Pipeline

/// The way of a render command that draws all previews of Swift source, each into a file of a folder.
struct PreviewRun {
  let request: RenderRequest
  let source: RenderRequest.SwiftSource

  /// - Parameter arguments: for the program that has the previews built in, from the command's name
  ///   on.
  @MainActor func run(
    service: some RenderService, arguments: [String], console: Console
  ) throws(ReliefError) {
    guard let views = service.builtViews else {
      try SwiftRender(request: request, source: source).become(arguments, console: console)
    }
    guard Folder.make(request.output) else {
      throw .unwritable(
        path: request.output, reason: "the folder of the previews cannot be made, or written to")
    }
    let previews = views.previews.flatMap { $0.pages(request.image, request.isHeightOpen) }
    for (preview, name) in zip(previews, PreviewName.files(previews.map(\.name))) {
      var request = request
      request.output += request.output.hasSuffix("/") ? "\(name).png" : "/\(name).png"
      (request.image.width, request.image.height) = (preview.page.size.x, preview.page.size.y)
      try draw(preview.page, request, service: service, console: console)
    }
  }

  @MainActor private func draw(
    _ built: BuiltPage, _ request: RenderRequest, service: some RenderService, console: Console
  ) throws(ReliefError) {
    try PixelBudget.check(request.image)
    var diagnostics = built.diagnostics
    let page = request.settled(built.root).withAxisPieces()
    request.noteIdle(on: page.root.charts, diagnostics: &diagnostics)
    var drawing = try service.render(page, into: try request.sink(), options: request.image)
    diagnostics.merge(drawing.diagnostics)
    drawing.diagnostics = diagnostics
    try RenderReport(request: request, drawing: drawing).write(to: console)
  }
}
