import ChartModel
import Diagnostics
import FrameOutput
import GLESRenderer
import Pipeline

/// What the commands need of the machinery that draws; tests put a fake in its place.
package protocol RenderService: Sendable {
  /// The views that are part of this program; nil in the tool itself.
  var builtViews: BuiltViews? { get }

  /// Draws a page into a sink.
  func render(
    _ page: PageSpec, into sink: some PictureSink, options: RenderOptions
  ) throws(ReliefError) -> DrawingReport

  /// Draws frames of a sequence into a sink.
  ///
  /// - Parameter progress: see `SequenceRenderer.draw`.
  func spin(
    _ spec: SequenceSpec, frames: Range<Int>, into sink: any FrameSink, options: RenderOptions,
    progress: (Int) -> Bool
  ) throws(ReliefError) -> SequenceReport

  /// The EGL devices at hand.
  ///
  /// - Throws: `noRenderer` where EGL itself cannot be used.
  func devices() throws(ReliefError) -> [GLDevice]

  /// Why a GPU is used or not.
  func diagnosis() -> DoctorReport

  /// A service for many pictures on one thread, which keeps what it starts.
  ///
  /// - Parameter check: see `ChartRenderer.check`.
  func warm(check: @escaping () throws(ReliefError) -> Void) -> any RenderService
}

/// The renderers of this machine.
package struct SystemRenderService: RenderService {
  package let builtViews: BuiltViews?

  package init(builtViews: BuiltViews? = nil) {
    self.builtViews = builtViews
  }

  package func render(
    _ page: PageSpec, into sink: some PictureSink, options: RenderOptions
  ) throws(ReliefError) -> DrawingReport {
    try ChartRenderer(options: options).render(page, into: sink)
  }

  package func spin(
    _ spec: SequenceSpec, frames: Range<Int>, into sink: any FrameSink, options: RenderOptions,
    progress: (Int) -> Bool
  ) throws(ReliefError) -> SequenceReport {
    try SequenceRenderer(spec, options: options)
      .draw(frames, into: sink, progress: progress)
  }

  package func devices() throws(ReliefError) -> [GLDevice] {
    try DeviceList.all()
  }

  package func diagnosis() -> DoctorReport {
    Doctor.examine()
  }

  package func warm(check: @escaping () throws(ReliefError) -> Void) -> any RenderService {
    WarmRenderService(check: check)
  }
}
