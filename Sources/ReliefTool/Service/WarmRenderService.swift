import ChartModel
import Diagnostics
import FrameOutput
import GLESRenderer
import Pipeline

/// The renderers of one thread, kept from picture to picture with their fonts and shaders.
///
/// Not thread-safe, whatever its protocol says: a worker has one, and nobody else.
final class WarmRenderService: RenderService, @unchecked Sendable {
  let builtViews: BuiltViews? = nil
  /// See `ChartRenderer.check`.
  private let check: () throws(ReliefError) -> Void
  private var renderers: [Kind: ChartRenderer] = [:]

  /// What renderers differ in, whatever they draw.
  private struct Kind: Hashable {
    var backend: BackendChoice
    var device: String?
  }

  init(check: @escaping () throws(ReliefError) -> Void) {
    self.check = check
  }

  func render(
    _ page: PageSpec, into sink: some PictureSink, options: RenderOptions
  ) throws(ReliefError) -> DrawingReport {
    try withRenderer(options) { renderer throws(ReliefError) in
      try renderer.render(page, into: sink)
    }
  }

  func spin(
    _ spec: SequenceSpec, frames: Range<Int>, into sink: any FrameSink, options: RenderOptions,
    progress: (Int) -> Bool
  ) throws(ReliefError) -> SequenceReport {
    try withRenderer(options) { renderer throws(ReliefError) in
      try SequenceRenderer(spec, renderer: renderer).draw(frames, into: sink, progress: progress)
    }
  }

  func devices() throws(ReliefError) -> [GLDevice] { try DeviceList.all() }

  func diagnosis() -> DoctorReport { Doctor.examine() }

  func warm(check: @escaping () throws(ReliefError) -> Void) -> any RenderService {
    WarmRenderService(check: check)
  }

  private func withRenderer<Result>(
    _ options: RenderOptions, _ body: (ChartRenderer) throws(ReliefError) -> Result
  ) throws(ReliefError) -> Result {
    let kind = Kind(backend: options.backend, device: options.device)
    let renderer: ChartRenderer
    if let warm = renderers[kind] {
      renderer = try ChartRenderer(options: options, warm: warm)
    } else {
      renderer = try ChartRenderer(options: options)
    }
    renderer.check = check
    do throws(ReliefError) {
      let result = try body(renderer)
      renderers[kind] = renderer
      return result
    } catch {
      // What a driver has failed at may fail it again.
      if case .graphics = error { renderers[kind] = nil } else { renderers[kind] = renderer }
      throw error
    }
  }
}
