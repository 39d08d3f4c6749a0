import Diagnostics
import RenderModel

/// Where finished pictures go: a still, a numbered sequence, a video.
///
/// A sink that is dropped before `finish` leaves nothing under its final name; of numbered files,
/// those that are complete stay.
package protocol FrameSink: AnyObject {
  /// The form in which it takes frames.
  var format: FrameFormat { get }

  /// What the reader of the output should know, settled before the first frame.
  var diagnostics: Diagnostics { get }

  /// Takes the next frame, in the sink's format; all frames of a sink have one size.
  func append(_ frame: FramePixels) throws(ReliefError)

  /// Completes the output and gives it its final name.
  func finish() throws(ReliefError)

  /// Ends the work, from any thread: a call that waits throws soon, as do those after it.
  func cancel()
}

extension FrameSink {
  package var diagnostics: Diagnostics { Diagnostics() }

  /// Nothing to do for a sink that never waits long.
  package func cancel() {}
}
