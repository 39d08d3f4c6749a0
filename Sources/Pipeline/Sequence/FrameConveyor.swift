import Diagnostics
import Dispatch
import FrameOutput
import Parallel
import RenderModel
import Synchronization

/// Takes drawn frames to a sink while the next are drawn: one thread converts, one writes.
///
/// Between two stages wait no more than `capacity` frames.
final class FrameConveyor: Sendable {
  private static let capacity = 2
  /// How long a wait goes on before the driver is asked whether it still wants the frames, in
  /// seconds.
  private static let patience = 0.05

  private struct Outcome {
    var error: ReliefError?
    var converting = StageClock()
    var writing = StageClock()
  }

  // A sink is used by the writing thread alone until that ends; cancelling may come from any.
  nonisolated(unsafe) private let sink: any FrameSink
  private let background: RGBA8
  private let drawn = BoundedQueue<FramePixels>(capacity: capacity)
  private let converted = BoundedQueue<FramePixels>(capacity: capacity)
  private let outcome = Mutex(Outcome())
  private let taken = Atomic<Int>(0)
  private let isCancelled = Atomic<Bool>(false)
  private let threads = DispatchGroup()
  private let finished = DispatchSemaphore(value: 0)

  /// - Parameter background: see `PlanarImage`.
  init(to sink: any FrameSink, background: RGBA8) {
    self.sink = sink
    self.background = background
    start("relief.convert") { $0.convertAll() }
    start("relief.write") { $0.writeAll() }
    threads.notify(queue: .global()) { [finished] in finished.signal() }
  }

  /// How many frames the sink has taken.
  var takenCount: Int { taken.load(ordering: .relaxed) }

  /// The time of the thread that converts, so far.
  var converting: StageClock { outcome.withLock(\.converting) }
  /// The time of the thread that writes, so far.
  var writing: StageClock { outcome.withLock(\.writing) }

  /// Gives a frame; false where the sink takes no more, or the driver wants no more.
  func give(_ frame: FramePixels, isWanted: () -> Bool) -> Bool {
    while true {
      switch drawn.push(frame, seconds: FrameConveyor.patience) {
      case .taken: return true
      case .closed: return false
      case .full: if !isWanted() { return false }
      }
    }
  }

  /// Waits until the sink has all frames and is finished; throws what went wrong there, or
  /// `cancelled` where the driver wants no more.
  func finish(isWanted: () -> Bool) throws(ReliefError) {
    drawn.close()
    while finished.wait(timeout: .now() + FrameConveyor.patience) == .timedOut {
      guard isWanted() else {
        cancel()
        throw .cancelled
      }
    }
    if let error = outcome.withLock(\.error) { throw error }
  }

  /// Drops what is not written, and waits for the threads.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
    sink.cancel()
    drawn.abandon()
    converted.abandon()
    threads.wait()
  }

  private func start(_ name: String, _ work: @escaping @Sendable (FrameConveyor) -> Void) {
    DispatchQueue(label: name).async(group: threads) { work(self) }
  }

  private func convertAll() {
    while let frame = drawn.pop() {
      let pixels = measure("convert", \.converting) {
        sink.format.converted(frame, background: background)
      }
      // The writer ends this wait, by taking a frame or by closing the queue.
      guard case .taken = converted.push(pixels, seconds: .infinity) else { break }
    }
    converted.close()
  }

  private func writeAll() {
    while let frame = converted.pop() {
      guard attempt("write", { () throws(ReliefError) in try sink.append(frame) }) else { break }
      taken.wrappingAdd(1, ordering: .relaxed)
    }
    if outcome.withLock({ $0.error == nil }), !isCancelled.load(ordering: .relaxed) {
      _ = attempt("finish", { () throws(ReliefError) in try sink.finish() })
    }
    drawn.abandon()
    converted.abandon()
  }

  private func attempt(_ name: String, _ work: () throws(ReliefError) -> Void) -> Bool {
    do throws(ReliefError) {
      try measure(name, \.writing, work)
      return true
    } catch {
      outcome.withLock { $0.error = $0.error ?? error }
      return false
    }
  }

  private func measure<T, E: Error>(
    _ name: String, _ thread: WritableKeyPath<Outcome, StageClock> & Sendable,
    _ work: () throws(E) -> T
  ) throws(E) -> T {
    var clock = StageClock()
    defer { outcome.withLock { $0[keyPath: thread].add(clock) } }
    return try clock.measure(name, work)
  }
}
