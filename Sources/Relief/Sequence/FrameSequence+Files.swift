import Diagnostics
import FrameOutput
import Pipeline

extension FrameSequence {
  /// Writes a video, which appears whole or not at all.
  ///
  /// Throws before anything is drawn where the path, the format or the encoder will not do.
  ///
  /// - Parameters:
  ///   - path: of the file; its ending says the format: `.mp4`, `.webm`, `.gif` or, of an animated
  ///     PNG, `.png`.
  ///   - frames: a part of the sequence; nil for all of it.
  ///   - progress: is told how many frames are done; false leaves no file, and throws `cancelled`.
  /// - Returns: what the viewer of the video should know, as `Picture.warnings` says it.
  @discardableResult
  public func writeVideo(
    to path: String, _ video: VideoOptions = VideoOptions(), frames: Range<Int>? = nil,
    progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    let frames = frames ?? 0..<count
    try check(frames)
    guard let format = VideoFormat(path: path) else {
      throw .unknownFormat(path: path, known: VideoFormat.allCases.map(\.ending))
    }
    let sink = try VideoSink(
      path, as: format, size: options.renderOptions.pixelSize,
      options: video.encoding(fps, options.renderOptions, background: renderer.background))
    return try write(frames, into: sink, progress: progress)
  }

  /// Writes every frame into a PNG file of its own, each of which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - pattern: a path with a place for the frame's number: `frames/%05d.png` for at least five
  ///     digits; of its folders only the last may be new.
  ///   - frames: a part of the sequence; nil for all of it. A file is the same, and has the same
  ///     number, whichever part it is written with.
  ///   - progress: is told how many frames are done; false stops: `cancelled` is thrown.
  /// - Returns: what the viewer of the pictures should know, as `Picture.warnings` says it.
  @discardableResult
  public func writeFrames(
    to pattern: String, frames: Range<Int>? = nil, progress: (Int) -> Bool = { _ in true }
  ) throws(ReliefError) -> [String] {
    let frames = frames ?? 0..<count
    try check(frames)
    guard let numbered = try NumberedPath(pattern) else {
      throw .usage(
        message: "'\(pattern.shortened())' has no place for a frame's number, or several; write "
          + "one such as frames/%05d.png")
    }
    let png = PNGOptions(
      isOpaque: !options.isTransparent, text: [PNGText("Renderer", renderer.info.renderer)])
    let sink = try NumberedPNGSink(numbered, first: frames.lowerBound, options: png)
    return try write(frames, into: sink, progress: progress)
  }

  private func write(
    _ frames: Range<Int>, into sink: any FrameSink, progress: (Int) -> Bool
  ) throws(ReliefError) -> [String] {
    var all = diagnostics
    all.merge(try renderer.draw(frames, into: sink, progress: progress).diagnostics)
    return all.warnings.map(\.description)
  }
}
