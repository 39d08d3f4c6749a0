import Diagnostics
import Parallel

/// Lets workers do all units, and tells what becomes of each.
///
/// It runs on the main thread, and does there what workers need the main actor for.
@MainActor struct BatchDriver {
  let context: BatchContext
  /// How many workers there are at once.
  let workerCount: Int
  /// Whether the first failure ends the batch.
  let failsFast: Bool
  /// Is told each result as it comes.
  let report: (JobResult) throws(ReliefError) -> Void
  /// Is told now and then how many units are done.
  let progress: (Int) -> Void

  /// How long a job may go on beyond its time, in seconds, before its thread is given up.
  private static let grace = 2.0
  /// How often the workers are looked at, in seconds.
  private static let interval = 0.1

  /// Gives the results counted.
  func run(_ units: [JobUnit], service: some RenderService) throws(ReliefError) -> BatchTally {
    let queue = UnitQueue(units)
    let events = Mailbox<BatchWorker.Event>()
    let share = max(1, processorCount() / workerCount)
    var workers: [BatchWorker] = []
    var ended = 0
    var tally = BatchTally(total: units.count)
    func hire() throws(ReliefError) {
      let worker = BatchWorker(context, queue, events: events)
      guard worker.start(service, share: share) else {
        guard workers.count > ended else {
          throw .usage(message: "the system has no more threads; lower --jobs")
        }
        return
      }
      workers.append(worker)
    }
    func take(_ result: JobResult) throws(ReliefError) {
      tally.count(result)
      if result.status == .failed, failsFast { tally.left += queue.stop() }
      try report(result)
      progress(tally.done)
    }
    for _ in 0..<min(workerCount, max(1, units.count)) { try hire() }
    while ended < workers.count {
      switch events.take(seconds: BatchDriver.interval) {
      case .finished(let result): try take(result)
      case .request(let request): request.serve()
      case .ended: ended += 1
      case nil: break
      }
      for worker in workers {
        guard let result = worker.abandon(after: context.limits.time + BatchDriver.grace) else {
          continue
        }
        // Its thread is no worker any more; another takes its place.
        ended += 1
        try hire()
        try take(result)
      }
    }
    return tally
  }
}
