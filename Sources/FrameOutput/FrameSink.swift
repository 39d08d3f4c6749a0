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

  /// What threads of the sink's own have done so far; nil where it has none.
  var work: SinkWork? { get }

  /// Takes the next frame, in the sink's format; all frames of a sink have one size.
  func append(_ frame: FramePixels) throws(ReliefError)

  /// Completes the output and gives it its final name.
  func finish() throws(ReliefError)

  /// Ends the work, from any thread: a call that waits throws soon, as do those after it.
  func cancel()
}

extension FrameSink {
  package var diagnostics: Diagnostics { Diagnostics() }
  package var work: SinkWork? { nil }

  /// Nothing to do for a sink that never waits long.
  package func cancel() {}
}

/// The work of a sink's own threads, of which `append` and `finish` see but the waiting.
package struct SinkWork: Sendable, Hashable {
  /// Such as `compress`.
  package var stage: String
  /// Of all threads together.
  package var seconds = 0.0
  /// How many work at once.
  package var threads: Int
  /// How long `append` has waited for a free thread, in seconds.
  package var waitedInAppend = 0.0
  /// How long `finish` has waited for the threads, in seconds.
  package var waitedInFinish = 0.0

  package init(stage: String, threads: Int) {
    self.stage = stage
    self.threads = threads
  }
}
