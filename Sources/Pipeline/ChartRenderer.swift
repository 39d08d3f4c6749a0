import ChartModel
import Diagnostics
import FrameOutput
import Parallel
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
  /// What the frames of the prepared page had no room for.
  private var frameNotes = Diagnostics()
  /// Is asked between the steps of the work, and throws where it is to end; nil where nobody waits.
  package var check: (() throws(ReliefError) -> Void)?

  /// Starts the back end that the options ask for.
  ///
  /// Throws when the size is refused, or where no such renderer works.
  package convenience init(options: RenderOptions) throws(ReliefError) {
    try PixelBudget.check(options)
    var clock = StageClock()
    let picked = try clock.measure("start") { () throws(ReliefError) in
      try BackendPicker.pick(options)
    }
    try self.init(options: options, backend: picked.backend)
    if let warning = picked.warning { startDiagnostics.note(.other(warning)) }
    clock.add(startClock)
    startClock = clock
  }

  /// Takes a back end that has been started.
  package init(options: RenderOptions, backend: any RenderBackend) throws(ReliefError) {
    try PixelBudget.check(options)
    self.options = options
    self.backend = backend
    text = startClock.measure("fonts") { FontTextEngine() }
  }

  /// Goes on with the back end and the fonts of another, which draws no more meanwhile.
  package init(options: RenderOptions, warm other: ChartRenderer) throws(ReliefError) {
    try PixelBudget.check(options)
    self.options = options
    backend = other.backend
    text = other.text
    startDiagnostics = other.startDiagnostics
  }

  package var renderer: RendererInfo { backend.renderer }

  /// Draws a chart that fills the page.
  package func render(_ chart: ChartSpec) throws(ReliefError) -> RenderedChart {
    try render(PageSpec([.chart(chart)]))
  }

  /// Draws a page, each chart from its own pose.
  package func render(_ page: PageSpec) throws(ReliefError) -> RenderedChart {
    var page = try prepare(page)
    return try draw(&page)
  }

  /// Draws a page, each chart from its own pose, into a sink.
  package func render(
    _ page: PageSpec, into sink: some PictureSink
  ) throws(ReliefError) -> DrawingReport {
    var page = try prepare(page)
    return try draw(&page, into: sink)
  }

  /// Takes a page as far as it goes without a pose: what all frames of a sequence share.
  ///
  /// The page that was prepared last is the one that can be drawn.
  ///
  /// - Parameter lenses: for which a chart is framed, by its number and its own camera; nil for that
  ///   alone.
  package func prepare(
    _ page: PageSpec, lenses: ((_ chart: Int, _ own: CameraSpec) -> [CameraSpec])? = nil
  ) throws(ReliefError) -> PreparedPage {
    var clock = startClock
    startClock = StageClock()
    text.reset()
    frameNotes = Diagnostics()
    try check?()
    var resolved = clock.measure("resolve") { page.resolved(theme: options.theme) }
    if let lenses {
      for index in resolved.charts.indices {
        resolved.charts[index].lenses = lenses(index, resolved.charts[index].camera)
      }
    }
    try check?()
    let layout = clock.measure("lay out") {
      resolved.laidOut(size: [options.width, options.height], text: text)
    }
    try check?()
    let scene = clock.measure("build") {
      layout.built(threads: options.threads ?? processorCount())
    }
    try check?()
    try clock.measure("prepare") { () throws(ReliefError) in
      try SceneValidator.validate(scene.scene)
      try backend.prepare(scene.scene)
    }
    var diagnostics = startDiagnostics
    diagnostics.merge(resolved.diagnostics)
    diagnostics.merge(scene.diagnostics)
    return PreparedPage(
      scene: scene, background: options.background.color(resolved.theme), stages: clock,
      diagnostics: diagnostics)
  }

  /// Draws the page that was prepared last.
  ///
  /// - Parameters:
  ///   - page: takes the time of the stages.
  ///   - plan: of a frame in a sequence; nil for a still from the charts' own poses.
  ///   - region: the part of the picture that is wanted, in pixels; nil for all of it.
  package func draw(
    _ page: inout PreparedPage, plan: FramePlan? = nil, region: PixelRect? = nil
  ) throws(ReliefError) -> RenderedChart {
    try PixelBudget.checkMemory(options)
    let frame = try stillFrame(&page, plan: plan, region: region)
    let bitmap = try page.stages.measure("draw") { () throws(ReliefError) in
      try backend.draw(frame.state)
    }
    return RenderedChart(bitmap: bitmap, report: report(page, frame))
  }

  /// Draws the page that was prepared last into a sink, in bands, so that no more than one of them
  /// has to fit in memory.
  package func draw(
    _ page: inout PreparedPage, into sink: some PictureSink
  ) throws(ReliefError) -> DrawingReport {
    let frame = try stillFrame(&page)
    var writing = StageClock()
    try writing.measure("write") { () throws(ReliefError) in
      try sink.begin(
        frame.state.size, isOpaque: page.isOpaque, renderer: backend.renderer)
    }
    let before = writing.seconds
    try page.stages.measure("draw") { () throws(ReliefError) in
      try check?()
      let bandSize = check == nil ? nil : backend.shortBandSize
      try backend.draw(frame.state, bandSize: bandSize) { (rows) throws(ReliefError) in
        try check?()
        try writing.measure("write") { () throws(ReliefError) in try sink.append(rows) }
      }
    }
    page.stages.add("draw", before - writing.seconds)
    try check?()
    try writing.measure("write") { () throws(ReliefError) in try sink.finish() }
    page.stages.add(writing)
    return report(page, frame)
  }

  private func stillFrame(
    _ page: inout PreparedPage, plan: FramePlan? = nil, region: PixelRect? = nil
  ) throws(ReliefError) -> PageFrame {
    var frame = self.frame(&page, plan: plan)
    frame.state.region = region
    try SceneValidator.validate(frame.state, of: page.scene.scene)
    return frame
  }

  private func report(_ page: PreparedPage, _ frame: PageFrame) -> DrawingReport {
    var diagnostics = page.diagnostics
    diagnostics.merge(frame.diagnostics)
    diagnostics.merge(text.diagnostics)
    let drawn = frame.state.drawnRect
    return DrawingReport(
      size: PixelSize(width: drawn.width, height: drawn.height), isOpaque: page.isOpaque,
      renderer: backend.renderer, stages: page.stages.stages, diagnostics: diagnostics,
      labels: frame.texts.map { LabelFrame(text: $0.string, kind: $0.kind, frame: $0.frame) })
  }

  /// How many frames may be begun and not yet taken.
  package var framesInFlight: Int { max(1, backend.framesInFlight) }

  /// What the frames of the prepared page had to report so far.
  package var frameDiagnostics: Diagnostics {
    var diagnostics = frameNotes
    diagnostics.merge(text.diagnostics)
    return diagnostics
  }

  /// Begins to draw a frame of the page that was prepared last.
  package func begin(
    _ page: inout PreparedPage, plan: FramePlan, as format: FrameFormat
  ) throws(ReliefError) -> BegunFrame {
    let frame = self.frame(&page, plan: plan)
    return try page.stages.measure("draw") { () throws(ReliefError) in
      try SceneValidator.validate(frame.state, of: page.scene.scene)
      return try backend.begin(frame.state, as: format)
    }
  }

  private func frame(_ page: inout PreparedPage, plan: FramePlan?) -> PageFrame {
    let request = FrameRequest(
      plan: plan, scale: options.scale, background: page.background)
    let frame = page.stages.measure("frame") { page.scene.frame(request, text: text) }
    frameNotes.merge(frame.diagnostics)
    return frame
  }
}
