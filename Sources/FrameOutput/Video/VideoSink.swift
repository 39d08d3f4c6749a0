import Diagnostics
import RenderModel

/// Encodes frames into a video, with ffmpeg as a child process.
package final class VideoSink: FrameSink {
  package let format: FrameFormat

  /// Finds the encoder and checks the path, so that what cannot work fails before anything is drawn.
  ///
  /// - Parameters:
  ///   - size: of the frames, in pixels.
  package init(
    _ path: String, as video: VideoFormat, size: PixelSize, options: VideoOptions
  ) throws(ReliefError) {
    format = .rgba
    throw .unwritable(path: path, reason: "videos are not written yet")
  }

  package func append(_ frame: FramePixels) throws(ReliefError) {}

  package func finish() throws(ReliefError) {}
}
