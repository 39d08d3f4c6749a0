import ChartModel
import Diagnostics

/// A sequence of frames, as plain values.
package struct SequenceSpec {
  package var timing: FrameTiming
  package var motion: MotionSpec
  package var content: Content

  /// What the frames show.
  package enum Content {
    /// One page, from one shot after another.
    case page(PageSpec)
    /// Pages that share domains, colours and layout.
    ///
    /// Frames of one state number show the same page. It is asked for by number, in any order, on
    /// the thread that asks for frames to be drawn.
    case states(of: (_ frame: Int) -> Int, page: (_ state: Int) throws(ReliefError) -> PageSpec)
  }

  package init(timing: FrameTiming, motion: MotionSpec, content: Content) {
    self.timing = timing
    self.motion = motion
    self.content = content
  }
}
