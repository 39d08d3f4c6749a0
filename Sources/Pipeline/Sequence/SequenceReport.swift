import Diagnostics
import FrameOutput
import RenderModel

/// What is to be said of a sequence that was drawn.
package struct SequenceReport: Sendable {
  package var frameCount: Int
  /// From the first frame's start to the sink's end.
  package var seconds: Double
  package var renderer: RendererInfo
  /// The busy time of each stage, whatever ran beside it; of several threads together.
  package var stages: [StageTime]
  package var diagnostics: Diagnostics

  /// The stage that the others wait for; nil where nothing was done.
  package var limit: StageTime?

  /// The longest stage of the thread that is busy longest.
  ///
  /// - Parameter threads: what each did of the work that ran at once.
  static func limit(of threads: [StageClock]) -> StageTime? {
    let busiest = threads.max { $0.seconds < $1.seconds }
    return busiest?.stages.max { $0.seconds < $1.seconds }
  }
}

extension StageClock {
  /// The clock of a thread that gives frames to a sink: waiting for the sink's own threads is no
  /// work.
  func without(_ waiting: SinkWork?) -> StageClock {
    guard let waiting else { return self }
    var clock = self
    clock.add("write", -waiting.waitedInAppend)
    clock.add("finish", -waiting.waitedInFinish)
    return clock
  }

  /// The clock of a sink's own threads.
  ///
  /// - Parameter perThread: the mean of the threads, instead of all of them together.
  init(_ work: SinkWork, perThread: Bool = false) {
    self.init()
    add(work.stage, work.seconds / Double(perThread ? max(1, work.threads) : 1))
  }
}
