import Diagnostics
import Files
import Processes
import RenderModel

/// Encodes frames into a video, with ffmpeg as a child process.
///
/// ffmpeg writes under a temporary name in the same folder, which becomes the final one in
/// `finish`. Dropping the sink, an error and a signal end ffmpeg and leave no file.
///
/// Not thread-safe; its canceller is.
package final class VideoSink: FrameSink {
  package let format: FrameFormat
  package let diagnostics: Diagnostics
  /// Ends the work from another thread, also while `append` or `finish` waits for ffmpeg; they then
  /// throw.
  package let canceller = ProcessCanceller()
  private let path: String
  private let plan: VideoPlan
  private let ffmpeg: FFmpeg
  /// Lies where the frames of a gif wait for their palette.
  private let waiting: (frames: AtomicFile, palette: AtomicFile)?
  private let file: AtomicFile
  private var process: PipedProcess?
  private var frameCount = 0
  private var isFinished = false
  private var failure: ReliefError?

  /// Finds the encoder and checks the path, so that what cannot work fails before anything is
  /// drawn.
  ///
  /// - Parameters:
  ///   - size: of the frames, in pixels.
  package init(
    _ path: String, as video: VideoFormat, size: PixelSize, options: VideoOptions
  ) throws(ReliefError) {
    self.path = path
    plan = try VideoPlan(video, size: size, options: options)
    format = plan.pixelFormat.frameFormat
    diagnostics = plan.diagnostics
    file = try AtomicFile(path)
    ffmpeg = try FFmpeg(options.program, for: path)
    let encoder = try ffmpeg.encoder(for: plan, path: path)
    try plan.checkPreset(encoder)
    let arguments: [String]
    if video == .gif {
      let frames = try AtomicFile("\(path).frames")
      let palette = try AtomicFile("\(path).palette")
      waiting = (frames, palette)
      arguments = plan.paletteArguments(frames: frames.path, palette: palette.path)
    } else {
      waiting = nil
      arguments = plan.arguments(encoder, to: file.path)
    }
    process = try PipedProcess(ffmpeg.program, arguments, canceller: canceller)
  }

  deinit {
    // Before the files go, so that ffmpeg does not write them anew.
    process?.kill()
  }

  package func append(_ frame: FramePixels) throws(ReliefError) {
    if let failure { throw failure }
    precondition(!isFinished, "a finished video takes no more frames")
    let isTaken =
      switch frame {
      case .rgba(let bitmap): try write(bitmap)
      case .planar(let planes): try write(planes)
      }
    guard isTaken else { throw fail(ending: process?.stop()) }
    frameCount += 1
  }

  package func cancel() {
    canceller.cancel()
  }

  package func finish() throws(ReliefError) {
    if let failure { throw failure }
    guard !isFinished else { return }
    guard frameCount > 0 else { throw fail(reason: "no frame was drawn") }
    try end(process?.finish())
    if let waiting {
      process = try PipedProcess(
        ffmpeg.program,
        plan.paletteArguments(
          from: waiting.frames.path, palette: waiting.palette.path, count: frameCount,
          to: file.path),
        canceller: canceller)
      try end(process?.finish())
    }
    process = nil
    removeWaiting()
    guard !file.isEmpty else { throw fail(reason: "\(ffmpeg.program) wrote nothing") }
    do throws(ReliefError) {
      try file.finish()
    } catch {
      failure = error
      throw error
    }
    isFinished = true
  }

  /// Checks how ffmpeg ended.
  private func end(_ outcome: ChildProcess.Outcome?) throws(ReliefError) {
    guard let outcome, outcome.status == 0, !canceller.isCancelled else {
      throw fail(ending: outcome)
    }
  }

  private func fail(ending outcome: ChildProcess.Outcome?) -> ReliefError {
    guard let outcome, !canceller.isCancelled else { return fail(reason: "it was cancelled") }
    let frames = "\(frameCount) frame\(frameCount == 1 ? "" : "s")"
    return fail(
      reason: "ffmpeg ended with status \(outcome.status) after \(frames): "
        + FFmpeg.lastLines(outcome.output))
  }

  private func fail(reason: String) -> ReliefError {
    process?.kill()
    process = nil
    file.abandon()
    removeWaiting()
    let error = ReliefError.unwritable(path: path, reason: reason)
    failure = error
    return error
  }

  private func removeWaiting() {
    waiting?.frames.abandon()
    waiting?.palette.abandon()
  }

  private func write(_ planes: PlanarImage) throws(ReliefError) -> Bool {
    precondition(format != .rgba, "the encoder takes RGBA")
    let size = PixelSize(width: planes.width, height: planes.height)
    guard size == plan.encodedSize, planes.hasAlpha == format.hasAlpha else {
      throw fail(size: size)
    }
    return planes.bytes.withUnsafeBytes { process?.write($0) ?? false }
  }

  private func write(_ bitmap: Bitmap) throws(ReliefError) -> Bool {
    precondition(format == .rgba, "the encoder takes planes")
    let size = PixelSize(width: bitmap.width, height: bitmap.height)
    guard size == plan.size else { throw fail(size: size) }
    let bytes =
      plan.pixelFormat.hasAlpha
      ? bitmap.straightBytes() : bitmap.opaqueBytes(over: plan.options.background)
    return bytes.withUnsafeBytes { process?.write($0) ?? false }
  }

  private func fail(size: PixelSize) -> ReliefError {
    fail(
      reason: "frame \(frameCount) is \(size.width)x\(size.height), and the others are "
        + "\(plan.size.width)x\(plan.size.height)")
  }
}
