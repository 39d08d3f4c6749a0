import Diagnostics
import Synchronization

/// A job's leave to go on, which its limits and the batch can take back.
final class JobTicket: Sendable {
  /// When the job began, in seconds of `SystemClock`.
  let start = SystemClock.seconds
  private let limits: BatchLimits
  private let isAbandoned = Atomic<Bool>(false)

  init(_ limits: BatchLimits) {
    self.limits = limits
  }

  var seconds: Double { SystemClock.seconds - start }

  /// To be asked between the steps of the work.
  ///
  /// - Throws: `overLimit` where the job takes too long, `cancelled` where nobody waits for it.
  func check() throws(ReliefError) {
    if isAbandoned.load(ordering: .relaxed) { throw .cancelled }
    if isOverTime { throw overLimit }
  }

  var isOverTime: Bool { seconds > limits.time }

  /// What is said of a job that takes too long.
  var overLimit: ReliefError {
    .overLimit(
      what: "a job of \(Progress.duration(seconds))", limit: Progress.duration(limits.time),
      option: "--time-limit")
  }

  /// Lets the work come to nothing as soon as it asks.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }
}
