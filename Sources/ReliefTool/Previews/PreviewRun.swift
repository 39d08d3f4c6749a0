import Diagnostics
import Files

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
      var diagnostics = preview.page.diagnostics
      let page = try request.page(of: preview.page, diagnostics: &diagnostics)
      try request.draw(page, diagnostics: diagnostics, service: service, console: console)
    }
  }
}
