import ChartModel
import Diagnostics
import Pipeline
import SwiftUICore

extension View {
  /// The pictures of the view while the camera moves round its 3D charts.
  ///
  /// Domains, layout, ticks and the size of the charts are those of one picture, and the same in
  /// all.
  ///
  /// - Parameters:
  ///   - motion: such as `Turntable(seconds: 6)`.
  ///   - count: of the pictures, over which the whole motion is spread; nil for as many as its time
  ///     takes.
  @MainActor
  public func frames(
    _ motion: some CameraMotion, fps: FramesPerSecond = 30, count: Int? = nil,
    _ options: PictureOptions = PictureOptions()
  ) throws(ReliefError) -> FrameSequence {
    try PixelBudget.check(options.renderOptions)
    let timing = try FrameTiming(motion.seconds, count: count, fps: fps)
    let view = ViewLowerer(options.renderOptions).lowered(self)
    return try FrameSequence(
      SequenceSpec(
        timing: timing,
        motion: try motion._motion.spec.stretched(by: timing.seconds / motion.seconds),
        content: .page(PageSpec(view.node))),
      fps: fps, options: options, diagnostics: view.diagnostics)
  }

  /// Writes a video of the view while the camera moves round its 3D charts.
  ///
  /// - Parameters:
  ///   - path: of the file; its ending says the format, such as `.mp4`.
  ///   - progress: is told how many frames are done; false leaves no file, and throws `cancelled`.
  /// - Returns: what the viewer of the video should know, as `Picture.warnings` says it.
  @discardableResult
  @MainActor
  public func writeVideo(
    _ motion: some CameraMotion, to path: String, fps: FramesPerSecond = 30,
    _ options: PictureOptions = PictureOptions(), video: VideoOptions = VideoOptions(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    try frames(motion, fps: fps, options).writeVideo(to: path, video, progress: progress)
  }

  /// Writes every picture into a PNG file of its own while the camera moves round the 3D charts.
  ///
  /// - Parameters:
  ///   - pattern: a path with a place for the number of the frame, such as `frames/%05d.png`.
  ///   - range: a part of the sequence; nil for all of it.
  /// - Returns: what the viewer of the pictures should know, as `Picture.warnings` says it.
  @discardableResult
  @MainActor
  public func writeFrames(
    _ motion: some CameraMotion, to pattern: String, range: Range<Int>? = nil,
    fps: FramesPerSecond = 30, _ options: PictureOptions = PictureOptions(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    try frames(motion, fps: fps, options)
      .writeFrames(to: pattern, frames: range, progress: progress)
  }
}

extension FrameTiming {
  /// Throws where there would be no frames, or too many.
  init(_ seconds: Double, count: Int?, fps: FramesPerSecond) throws(ReliefError) {
    let rate = fps.rate
    let frames = count.map(Double.init) ?? seconds * rate.framesPerSecond
    guard frames > 0, frames <= Double(FrameTiming.mostFrames) else {
      throw .usage(
        message: "\(count.map { "\($0) frames are" } ?? "\(seconds) seconds are") no length of a "
          + "sequence; it has from 1 to \(FrameTiming.mostFrames) frames")
    }
    if let count {
      self.init(frameCount: count, rate: rate)
    } else {
      self.init(seconds: seconds, rate: rate)
    }
  }
}
