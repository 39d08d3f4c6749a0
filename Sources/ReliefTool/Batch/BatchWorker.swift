import Diagnostics
import Parallel
import Synchronization

/// A thread that does one unit after another, with renderers of its own.
final class BatchWorker: Sendable {
  enum Event: Sendable {
    case finished(JobResult)
    /// What a worker wants done on the main actor.
    case request(MainRequest)
    case ended
  }

  private struct State {
    var unit: JobUnit?
    var ticket: JobTicket?
    var isAbandoned = false
  }

  private let context: BatchContext
  private let queue: UnitQueue
  private let events: Mailbox<Event>
  private let state = Mutex(State())

  init(_ context: BatchContext, _ queue: UnitQueue, events: Mailbox<Event>) {
    (self.context, self.queue, self.events) = (context, queue, events)
  }

  /// Begins to work; false where the system has no more threads.
  ///
  /// - Parameter share: how many processors it is to use.
  func start(_ service: some RenderService, share: Int) -> Bool {
    DetachedThread.start {
      ProcessorShare.$most.withValue(share) { self.work(service) }
    }
  }

  /// Gives up a unit that takes far too long: its result, and nil where there is none such.
  ///
  /// The thread cannot be ended. It goes on until it next asks whether it may, and does no more.
  func abandon(after seconds: Double) -> JobResult? {
    state.withLock { state in
      guard !state.isAbandoned, let unit = state.unit, let ticket = state.ticket,
        ticket.seconds > seconds
      else { return nil }
      ticket.abandon()
      state.isAbandoned = true
      var result = JobResult(line: unit.entry.line, part: unit.part, status: .failed)
      if case .success(let head) = unit.entry.head { result.output = head.output }
      result.error = ticket.overLimit
      result.seconds = ticket.seconds
      return result
    }
  }

  private func work(_ service: some RenderService) {
    let current = CurrentTicket()
    let warm = service.warm { () throws(ReliefError) in try current.ticket?.check() }
    while let unit = queue.take() {
      let ticket = JobTicket(context.limits)
      current.ticket = ticket
      state.withLock { ($0.unit, $0.ticket) = (unit, ticket) }
      let runner = JobRunner(context: context, service: warm, ticket: ticket) { [events] body in
        let request = MainRequest(body)
        events.post(.request(request))
        request.wait()
      }
      let result = runner.run(unit)
      let isWanted = state.withLock { state in
        state.unit = nil
        return !state.isAbandoned
      }
      guard isWanted else { return }
      events.post(.finished(result))
    }
    events.post(.ended)
  }

  /// The ticket of the unit at hand, for renderers that outlive it; of one thread alone.
  private final class CurrentTicket {
    var ticket: JobTicket?
  }
}
