import Diagnostics
import Dispatch
import FrameOutput
import RenderModel
import Synchronization

/// Keeps frames in memory, and does to them what a test asks for.
final class MemoryFrameSink: FrameSink {
  enum Behaviour {
    case takesAll
    /// Seconds for each frame.
    case isSlow(Double)
    case fails(after: Int)
    /// Until it is cancelled.
    case hangs(after: Int)
    case failsToFinish
  }

  let format: FrameFormat
  private let behaviour: Behaviour
  private let isReleased = DispatchSemaphore(value: 0)
  private(set) var frames: [FramePixels] = []
  private(set) var isFinished = false
  private(set) var isCancelled = false
  var work: SinkWork?
  let count = Atomic<Int>(0)

  init(_ behaviour: Behaviour = .takesAll, format: FrameFormat = .rgba) {
    self.behaviour = behaviour
    self.format = format
  }

  static let failure = ReliefError.unwritable(path: "memory", reason: "it is a test")

  func append(_ frame: FramePixels) throws(ReliefError) {
    switch behaviour {
    case .isSlow(let seconds): _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
    case .fails(let after) where frames.count == after: throw MemoryFrameSink.failure
    case .hangs(let after) where frames.count == after:
      isReleased.wait()
      throw MemoryFrameSink.failure
    default: break
    }
    frames.append(frame)
    count.wrappingAdd(1, ordering: .relaxed)
  }

  func finish() throws(ReliefError) {
    if case .failsToFinish = behaviour { throw MemoryFrameSink.failure }
    isFinished = true
  }

  func cancel() {
    isCancelled = true
    isReleased.signal()
  }
}
