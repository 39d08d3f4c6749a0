import ChartModel
import Diagnostics
import FrameOutput
import RenderModel

/// Draws the frames of a sequence.
///
/// Not thread-safe: use one per thread.
package final class SequenceRenderer {
  package let spec: SequenceSpec
  private let renderer: ChartRenderer
  /// Settled by the page of frame 0, whose layout all states share.
  private let plans: SequencePlans
  private let firstPage: PageScene
  /// For which each chart is framed.
  private let lenses: [LensRange]?
  private var page: PreparedPage
  /// The number of the state that is prepared; 0 for a page that never changes.
  private var state: Int
  /// The time of states that were prepared before.
  private var clock = StageClock()
  private var diagnostics = Diagnostics()
  private var census = LabelCensus()

  /// Prepares frame 0, and settles all frames by it: the same whichever are drawn first.
  package convenience init(
    _ spec: SequenceSpec, options: RenderOptions
  ) throws(ReliefError) {
    try self.init(spec, renderer: try ChartRenderer(options: options))
  }

  /// The same with a renderer that draws nothing else meanwhile.
  package init(
    _ spec: SequenceSpec, renderer: ChartRenderer
  ) throws(ReliefError) {
    try PixelBudget.checkMemory(renderer.options)
    self.spec = spec
    lenses = spec.lenses
    let state = spec.state(of: 0)
    page = try renderer.prepare(try spec.page(state: state)) { [lenses] chart, own in
      SequenceRenderer.lenses(lenses, spec.motion, chart, own)
    }
    firstPage = page.scene
    let own = firstPage.shots
    plans = SequencePlans(
      firstPage, spec.motion, timing: spec.timing, base: spec.ownShots ?? { _ in own })
    (self.renderer, self.state) = (renderer, state)
  }

  private static func lenses(
    _ known: [LensRange]?, _ motion: MotionSpec, _ chart: Int, _ own: CameraSpec
  ) -> [CameraSpec] {
    let range = known.flatMap { $0.indices.contains(chart) ? $0[chart] : nil }
    return (range ?? motion.lenses(base: own)).lenses(own)
  }

  package var info: RendererInfo { renderer.renderer }

  /// Straight sRGB, of the page that is prepared.
  package var background: RGBA8 { page.background }

  /// One frame, as it is in the sequence.
  package func frame(_ number: Int) throws(ReliefError) -> RenderedChart {
    try prepare(frame: number)
    return try renderer.draw(&page, plan: plan(of: number))
  }

  /// Draws a range of frames into a sink, and finishes it.
  ///
  /// Drawing, conversion and writing run at once, on a bounded number of frames.
  ///
  /// - Parameter progress: is told now and then how many frames the sink has taken; false ends the
  ///   work: the sink is cancelled, and `cancelled` is thrown.
  package func draw(
    _ frames: Range<Int>, into sink: any FrameSink, progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> SequenceReport {
    var whole = StageClock()
    let before = driving
    census = LabelCensus()
    let conveyor = FrameConveyor(to: sink, background: page.background)
    try whole.measure("all") { () throws(ReliefError) in
      do throws(ReliefError) {
        try give(frames, to: conveyor, as: sink.format) { progress(conveyor.takenCount) }
      } catch {
        conveyor.cancel()
        throw error
      }
      try conveyor.finish { progress(conveyor.takenCount) }
    }
    _ = progress(conveyor.takenCount)
    noteState()
    let work = sink.work
    let others = [conveyor.converting, conveyor.writing.without(work)]
    let ofSink = [false, true].map { perThread in
      work.map { [StageClock($0, perThread: perThread)] } ?? []
    }
    let all = [clock] + others + ofSink[0]
    let threads = [clock.since(before)] + others + ofSink[1]
    var said = diagnostics
    said.merge(census.diagnostics(firstPage))
    said.merge(renderer.frameDiagnostics)
    said.merge(sink.diagnostics)
    return SequenceReport(
      frameCount: frames.count, seconds: whole.stages[0].seconds, renderer: renderer.renderer,
      stages: all.flatMap(\.stages), diagnostics: said, limit: SequenceReport.limit(of: threads))
  }

  /// The time of what this thread has done so far.
  private var driving: StageClock {
    var all = clock
    all.add(page.stages)
    return all
  }

  /// Draws frames as fast as the conveyor takes them.
  private func give(
    _ frames: Range<Int>, to conveyor: FrameConveyor, as format: FrameFormat,
    isWanted: () -> Bool
  ) throws(ReliefError) {
    var begun: [BegunFrame] = []
    /// Gives the oldest frame; false where the sink has failed, which `finish` tells.
    func giveOldest() throws(ReliefError) -> Bool {
      let frame = begun.removeFirst()
      let pixels = try page.stages.measure("read back") { () throws(ReliefError) in
        try frame.pixels()
      }
      if conveyor.give(pixels, isWanted: isWanted) { return true }
      guard isWanted() else { throw .cancelled }
      return false
    }
    for number in frames {
      guard isWanted() else { throw .cancelled }
      // The pixels of frames in flight may lie in buffers of the state that goes.
      while !begun.isEmpty, spec.state(of: number) != state {
        guard try giveOldest() else { return }
      }
      try prepare(frame: number)
      let plan = plan(of: number)
      census.count(plan)
      begun.append(try renderer.begin(&page, plan: plan, as: format))
      if begun.count >= renderer.framesInFlight {
        guard try giveOldest() else { return }
      }
    }
    while !begun.isEmpty {
      guard try giveOldest() else { return }
    }
  }

  /// Prepares the page of a frame where another is prepared.
  private func prepare(frame: Int) throws(ReliefError) {
    let wanted = spec.state(of: frame)
    guard wanted != state else { return }
    noteState()
    page = try renderer.prepare(try spec.page(state: wanted)) { [lenses, spec] chart, own in
      SequenceRenderer.lenses(lenses, spec.motion, chart, own)
    }
    state = wanted
  }

  private func plan(of frame: Int) -> FramePlan {
    page.stages.measure("plan") { plans[frame] }
  }

  /// Keeps what is to be said of the state that is prepared.
  private func noteState() {
    clock.add(page.stages)
    page.stages = StageClock()
    diagnostics.merge(page.diagnostics)
  }
}
