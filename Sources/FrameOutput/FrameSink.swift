import Diagnostics
import RenderModel

/// Where finished pictures go: a still, a numbered sequence, a video.
///
/// A sink that is dropped before `finish` leaves nothing under its final name.
package protocol FrameSink: AnyObject {
  /// The form in which it takes frames.
  var format: FrameFormat { get }

  /// Takes the next frame, in the sink's format; all frames of a sink have one size.
  func append(_ frame: FramePixels) throws(ReliefError)

  /// Completes the output and gives it its final name.
  func finish() throws(ReliefError)
}
