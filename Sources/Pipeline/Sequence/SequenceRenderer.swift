import ChartModel
import Diagnostics
import FrameOutput
import RenderModel

/// Draws the frames of a sequence into a sink.
///
/// Not thread-safe: use one per thread.
package final class SequenceRenderer {
  package let spec: SequenceSpec
  private let renderer: ChartRenderer
  private var page: PreparedPage
  /// The state that is prepared; 0 for a page that never changes.
  private var state: Int
  private var plans: [FramePlan]
  /// How the charts of the page that was planned for ask to be seen.
  private var plannedShots: [Shot]

  /// Prepares the first frame of a range and settles all frames of the sequence.
  package init(
    _ spec: SequenceSpec, options: RenderOptions, first: Int = 0
  ) throws(ReliefError) {
    self.spec = spec
    renderer = try ChartRenderer(options: options)
    state = spec.state(of: first)
    page = try renderer.prepare(try spec.page(state: state))
    plans = renderer.plans(page, spec)
    plannedShots = page.scene.shots
  }

  package var info: RendererInfo { renderer.renderer }

  /// One frame, as it is in the sequence.
  package func frame(_ number: Int) throws(ReliefError) -> RenderedChart {
    let wanted = spec.state(of: number)
    if wanted != state {
      page = try renderer.prepare(try spec.page(state: wanted))
      state = wanted
      // A state may ask to be seen in a way of its own.
      if page.scene.shots != plannedShots {
        plans = renderer.plans(page, spec)
        plannedShots = page.scene.shots
      }
    }
    return try renderer.draw(&page, plan: plans[number])
  }

  /// Draws a range of frames.
  ///
  /// Drawing, read-back, conversion and encoding run at once, on a bounded number of frames.
  ///
  /// - Parameters:
  ///   - progress: is told how many frames the sink has taken; false ends the work before the
  ///     next frame, without finishing the sink.
  package func draw(
    _ frames: Range<Int>, into sink: some FrameSink, progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> SequenceReport {
    for number in frames {
      let chart = try frame(number)
      switch sink.format {
      case .rgba: try sink.append(.rgba(chart.bitmap))
      case .yuv420, .yuva420:
        try sink.append(
          .planar(
            PlanarImage(
              chart.bitmap, keepsAlpha: sink.format.hasAlpha, background: page.background)))
      }
      guard progress(number - frames.lowerBound + 1) else { break }
    }
    try sink.finish()
    return SequenceReport(
      frameCount: frames.count, seconds: 0, renderer: renderer.renderer,
      stages: page.stages.stages, diagnostics: page.diagnostics)
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
