import ChartModel
import Diagnostics
import Pipeline
import RenderModel

/// The pictures of a view that moves, drawn one at a time as they are asked for.
///
/// Any picture is the same bytes whether it is asked for alone or after others. Only one is held,
/// however many there are.
///
/// ```swift
/// let frames = try chart.frames(Turntable(seconds: 4), fps: 30)
/// while let picture = try frames.next() { send(picture.bytes) }
/// ```
public final class FrameSequence {
  /// How fast the pictures follow each other.
  public let fps: FramesPerSecond
  /// The number of the picture that `next()` draws.
  public var position = 0
  let renderer: SequenceRenderer
  let options: PictureOptions
  let timing: FrameTiming
  /// What is to be told of how the view was taken in.
  let diagnostics: Diagnostics

  init(
    _ spec: SequenceSpec, fps: FramesPerSecond, options: PictureOptions, diagnostics: Diagnostics
  ) throws(ReliefError) {
    self.fps = fps
    self.options = options
    self.diagnostics = diagnostics
    timing = spec.timing
    renderer = try SequenceRenderer(spec, options: options.renderOptions)
  }

  /// How many pictures there are.
  public var count: Int { timing.frameCount }
  /// From the start of the first picture to the end of the last.
  public var seconds: Double { timing.seconds }

  /// When a picture begins to show, in seconds from the start; the first is number 0.
  public func time(of number: Int) -> Double { timing.seconds(of: number) }

  /// Draws one picture; the first is number 0.
  ///
  /// Throws where there is no such picture, or the renderer fails.
  public func frame(_ number: Int) throws(ReliefError) -> Picture {
    try check(number..<number.advancedHeld)
    let chart = try renderer.frame(number)
    var all = diagnostics
    all.merge(chart.diagnostics)
    return Picture(chart, diagnostics: all)
  }

  /// Draws the next picture, from the first on; nil after the last.
  public func next() throws(ReliefError) -> Picture? {
    guard position < count else { return nil }
    let picture = try frame(position)
    position += 1
    return picture
  }

  /// Throws where not all of a range are frames.
  func check(_ frames: Range<Int>) throws(ReliefError) {
    guard !frames.isEmpty, frames.lowerBound >= 0, frames.upperBound <= count else {
      throw .usage(
        message: "there are no frames \(frames.lowerBound)..<\(frames.upperBound); the sequence "
          + "has frames 0..<\(count)")
    }
  }
}

extension Int {
  /// One more, if there is such a number.
  fileprivate var advancedHeld: Int { self == .max ? self : self + 1 }
}
