import ChartModel
import Diagnostics
import RenderModel
import TextModel

/// Takes charts the whole way from a specification to a picture, again and again, with one warm
/// back end and one set of fonts.
///
/// Not thread-safe: use one per thread.
package final class ChartRenderer {
  package let options: RenderOptions
  private let backend: any RenderBackend
  private let text: FontTextEngine
  private var startClock = StageClock()
  /// What to tell about the choice of back end.
  private var startDiagnostics = Diagnostics()

  /// Starts the back end that the options ask for.
  ///
  /// Throws when the size is refused, or where no such renderer works.
  package init(options: RenderOptions) throws(ReliefError) {
    try PixelBudget.check(options)
    self.options = options
    var clock = StageClock()
    let picked = try clock.measure("start") { () throws(ReliefError) in
      try BackendPicker.pick(options)
    }
    backend = picked.backend
    if let warning = picked.warning { startDiagnostics.note(.other(warning)) }
    text = clock.measure("fonts") { FontTextEngine() }
    startClock = clock
  }

  package var renderer: RendererInfo { backend.renderer }

  /// Draws a chart that fills the page.
  package func render(_ chart: ChartSpec) throws(ReliefError) -> RenderedChart {
    try render(PageSpec([.chart(chart)]))
  }

  /// Draws a page, each chart from its own pose.
  package func render(_ page: PageSpec) throws(ReliefError) -> RenderedChart {
    var clock = startClock
    startClock = StageClock()
    let resolved = clock.measure("resolve") { page.resolved(theme: options.theme) }
    let layout = clock.measure("lay out") {
      resolved.laidOut(size: [options.width, options.height], text: text)
    }
    let scene = clock.measure("build") { layout.built() }
    let request = FrameRequest(
      scale: options.scale, background: options.background.color(resolved.theme))
    let frame = clock.measure("frame") { scene.frame(request, text: text) }
    try clock.measure("prepare") { () throws(ReliefError) in
      try SceneValidator.validate(scene.scene)
      try SceneValidator.validate(frame.state, of: scene.scene)
      try backend.prepare(scene.scene)
    }
    let bitmap = try clock.measure("draw") { () throws(ReliefError) in
      try backend.draw(frame.state)
    }
    return RenderedChart(
      bitmap: bitmap, isOpaque: request.background.alpha == 255, renderer: backend.renderer,
      stages: clock.stages, diagnostics: diagnostics(resolved, scene),
      labels: frame.texts.map { LabelFrame(text: $0.string, kind: $0.kind, frame: $0.frame) })
  }

  private func diagnostics(_ page: ResolvedPage, _ scene: PageScene) -> Diagnostics {
    var all = startDiagnostics
    all.merge(page.diagnostics)
    all.merge(scene.diagnostics)
    if !text.missingCodePoints.isEmpty {
      all.note(.missingGlyphs(codePoints: text.missingCodePoints))
    }
    return all
  }
}
