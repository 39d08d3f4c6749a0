import ChartModel
import Diagnostics
import Pipeline
import Processes

/// The way of a render command whose source is Swift.
///
/// It is gone twice: this tool builds a program of the source and becomes it, and that program, with
/// the same arguments, finds the views built in.
struct SwiftRender {
  let request: RenderRequest
  let source: RenderRequest.SwiftSource

  /// The page of a view that is part of this program.
  @MainActor func page(
    of views: BuiltViews, diagnostics: inout Diagnostics
  ) throws(ReliefError) -> BuiltPage {
    let view = try views.choose(source.view)
    let make = source.showsVariants ? view.variants : view.page
    let built = make(request.image, request.isHeightOpen)
    diagnostics.merge(built.diagnostics)
    if built.root.leaves.isEmpty {
      diagnostics.note(.other("the view \(view.name) draws nothing"))
    }
    return built
  }

  /// Becomes the program that has the source's views; comes back only with an error.
  ///
  /// - Parameter arguments: for the program, from the command's name on.
  func become(_ arguments: [String], console: Console) throws(ReliefError) -> Never {
    var clock = StageClock()
    let builder = try clock.measure("read") { () throws(ReliefError) in
      ViewProgramBuilder(
        sources: try SwiftSources(source.paths), view: source.view,
        showsPreviews: source.showsPreviews)
    }
    var reason = ""
    // Another process may remove the program at any time to make room.
    for _ in 0..<3 {
      let program = try clock.measure("build") { () throws(ReliefError) in
        try builder.program(console: console)
      }
      let seconds = clock.stages.reduce(0) { $0 + $1.seconds }
      reason = SystemReason.text(ChildProcess.become(program, ["\(seconds)"] + arguments))
    }
    throw SourceError.noProgram(reason: reason).error
  }
}
