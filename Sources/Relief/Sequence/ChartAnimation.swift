import ChartModel
import Diagnostics
import Pipeline
import SwiftUICore

/// A view for every moment: what it shows changes, while its scales and layout stay.
///
/// Scales whose domain is not given take one that holds the data of all frames.
///
/// ```swift
/// let wave = ChartAnimation(seconds: 4) { time in
///   Chart3D {
///     SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x + 2 * .pi * time / 4) * z }
///   }
/// }
/// try wave.writeVideo(to: "wave.mp4")
/// ```
@MainActor
public struct ChartAnimation<Content: View> {
  /// How long it is.
  public let seconds: Double
  private let content: @MainActor (Double) -> Content

  /// - Parameters:
  ///   - content: the view at a time in seconds, from 0 to the start of the last frame. It is asked
  ///     for in any order and more than once, and must say the same each time.
  public init(
    seconds: Double, @ViewBuilder content: @escaping @MainActor (_ time: Double) -> Content
  ) {
    self.seconds = seconds
    self.content = content
  }

  /// The pictures of all frames, while the camera may move as well.
  ///
  /// Goes once through all frames to learn what the scales must hold, twice where there are
  /// surfaces of functions. Throws where frames differ in their number of charts.
  ///
  /// - Parameters:
  ///   - motion: nil for a camera that stands still; its time is stretched to the animation's where
  ///     it is a turn, and begins with it where it is a path.
  ///   - count: of the pictures, over which the whole animation is spread; nil for as many as its
  ///     time takes.
  public func frames(
    _ motion: (any CameraMotion)? = nil, fps: FramesPerSecond = 30, count: Int? = nil,
    _ options: PictureOptions = PictureOptions()
  ) throws(ReliefError) -> FrameSequence {
    try PixelBudget.check(options.renderOptions)
    let timing = try FrameTiming(seconds, count: count, fps: fps)
    // How much longer the pictures take than the animation itself.
    let isSpread = count != nil && seconds > 0 && seconds.isFinite
    let stretch = isSpread ? timing.seconds / seconds : 1
    let spec = try (motion?._motion.spec ?? .still).stretched(by: stretch)
    let lowerer = ViewLowerer(options.renderOptions)
    // A renderer asks for pages where it is asked to draw, and views live on the main actor.
    let lowered = { [content] (frame: Int) in
      MainActor.assumeIsolated { lowerer.lowered(content(timing.seconds(of: frame) / stretch)) }
    }
    let pages = try FixedPages(count: timing.frameCount) { PageSpec(lowered($0).node) }
    let states = SequenceSpec.Content.states(
      of: { $0 },
      page: { frame throws(ReliefError) in
        let page = try pages.page(frame)
        return MainActor.assumeIsolated { page.withAxisPieces() }
      }, shots: pages.shots)
    return try FrameSequence(
      SequenceSpec(timing: timing, motion: spec, content: states), fps: fps, options: options,
      diagnostics: lowered(0).diagnostics)
  }

  /// Writes a video.
  ///
  /// - Parameters:
  ///   - path: of the file; its ending says the format, such as `.mp4`.
  ///   - motion: of the camera; nil where it stands still.
  ///   - progress: is told how many frames are done; false leaves no file, and throws `cancelled`.
  /// - Returns: what the viewer of the video should know, as `Picture.warnings` says it.
  @discardableResult
  public func writeVideo(
    _ motion: (any CameraMotion)? = nil, to path: String, fps: FramesPerSecond = 30,
    _ options: PictureOptions = PictureOptions(), video: VideoOptions = VideoOptions(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    try frames(motion, fps: fps, options).writeVideo(to: path, video, progress: progress)
  }

  /// Writes every frame into a PNG file of its own.
  ///
  /// - Parameters:
  ///   - pattern: a path with a place for the number of the frame, such as `frames/%05d.png`.
  ///   - range: a part of the sequence; nil for all of it.
  /// - Returns: what the viewer of the pictures should know, as `Picture.warnings` says it.
  @discardableResult
  public func writeFrames(
    _ motion: (any CameraMotion)? = nil, to pattern: String, range: Range<Int>? = nil,
    fps: FramesPerSecond = 30, _ options: PictureOptions = PictureOptions(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    try frames(motion, fps: fps, options)
      .writeFrames(to: pattern, frames: range, progress: progress)
  }
}
