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
  /// Of the state of frame 0, which hold for all states that ask to be seen as it does.
  private let plans: [FramePlan]
  /// How the charts of that state ask to be seen.
  private let plannedShots: [Shot]
  /// Of the prepared state, where it asks to be seen in a way of its own.
  private var ownPlans: [FramePlan]?
  private var page: PreparedPage
  /// The number of the state that is prepared; 0 for a page that never changes.
  private var state: Int
  /// The time of states that were prepared before.
  private var clock = StageClock()
  private var diagnostics = Diagnostics()

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
    let state = spec.state(of: 0)
    var page = try renderer.prepare(try spec.page(state: state))
    plans = renderer.plans(&page, spec)
    plannedShots = page.scene.shots
    (self.renderer, self.state, self.page) = (renderer, state, page)
  }

  package var info: RendererInfo { renderer.renderer }

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
    let clocks = [clock.since(before)] + conveyor.clocks
    var said = diagnostics
    said.merge(renderer.frameDiagnostics)
    said.merge(sink.diagnostics)
    return SequenceReport(
      frameCount: frames.count, seconds: whole.stages[0].seconds, renderer: renderer.renderer,
      stages: clock.stages + conveyor.clocks.flatMap(\.stages), diagnostics: said,
      limit: SequenceReport.limit(of: clocks))
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
      begun.append(try renderer.begin(&page, plan: plan(of: number), as: format))
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
    page = try renderer.prepare(try spec.page(state: wanted))
    state = wanted
    let isPlanned = page.scene.shots == plannedShots || spec.motion == .still
    ownPlans = isPlanned ? nil : renderer.plans(&page, spec)
  }

  /// The plan of a frame whose page is prepared; it depends on its state and that of frame 0 alone.
  private func plan(of frame: Int) -> FramePlan {
    if let ownPlans { return ownPlans[frame] }
    return page.scene.shots == plannedShots ? plans[frame] : page.scene.stillPlan()
  }

  /// Keeps what is to be said of the state that is prepared.
  private func noteState() {
    clock.add(page.stages)
    page.stages = StageClock()
    diagnostics.merge(page.diagnostics)
  }
}

extension SequenceSpec {
  func state(of frame: Int) -> Int {
    if case .states(let state, _) = content { state(frame) } else { 0 }
  }

  func page(state: Int) throws(ReliefError) -> PageSpec {
    switch content {
    case .page(let page): page
    case .states(_, let page): try page(state)
    }
  }
}
