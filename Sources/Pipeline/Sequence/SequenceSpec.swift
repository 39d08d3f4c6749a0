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
    /// the thread that asks for frames to be drawn. `shots` says how the charts of a state ask to
    /// be seen; nil where those of all states ask for the same.
    case states(
      of: (_ frame: Int) -> Int, page: (_ state: Int) throws(ReliefError) -> PageSpec,
      shots: ((_ state: Int) -> [Shot])? = nil)
  }

  package init(timing: FrameTiming, motion: MotionSpec, content: Content) {
    self.timing = timing
    self.motion = motion
    self.content = content
  }
}

extension SequenceSpec {
  func state(of frame: Int) -> Int {
    if case .states(let state, _, _) = content { state(frame) } else { 0 }
  }

  func page(state: Int) throws(ReliefError) -> PageSpec {
    switch content {
    case .page(let page): page
    case .states(_, let page, _): try page(state)
    }
  }

  /// How the charts of a frame themselves ask to be seen; nil where those of all frames ask for the
  /// same.
  var ownShots: ((_ frame: Int) -> [Shot])? {
    guard case .states(let state, _, let shots?) = content else { return nil }
    return { shots(state($0)) }
  }

  /// The lenses of all frames, for each chart; nil where they follow from the charts' own cameras.
  var lenses: [LensRange]? {
    guard let ownShots else { return nil }
    var known: [Set<CameraSpec>] = []
    var ranges: [LensRange] = []
    for frame in 0..<timing.frameCount {
      for (chart, shot) in ownShots(frame).enumerated() {
        if known.count <= chart {
          known.append([])
          ranges.append(motion.lenses(base: shot.camera))
        }
        guard known[chart].insert(shot.camera).inserted else { continue }
        ranges[chart].merge(motion.lenses(base: shot.camera))
      }
    }
    return ranges
  }
}
