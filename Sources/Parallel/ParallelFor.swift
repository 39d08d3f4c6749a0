import Dispatch
import Synchronization

/// Runs `body` once for each index below `count`, on at most `threads` threads.
///
/// Which thread takes which index is left to chance, so no result may depend on it. `makeWorker`
/// gives each thread its own scratch memory.
package func parallelFor<Worker>(
  _ count: Int,
  threads: Int,
  worker makeWorker: @escaping () -> Worker,
  done: @escaping (inout Worker) -> Void,
  _ body: @escaping (inout Worker, Int) -> Void
) {
  let next = Atomic<Int>(0)
  // Shared by the threads on purpose: workers touch nothing in common but the counter.
  nonisolated(unsafe) let run = {
    var worker = makeWorker()
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if index >= count { break }
      body(&worker, index)
    }
    done(&worker)
  }
  let workers = min(threads, count)
  if workers <= 1 {
    run()
  } else {
    DispatchQueue.concurrentPerform(iterations: workers) { _ in run() }
  }
}

/// Runs `body` once for each index below `count`, on at most `threads` threads.
package func parallelFor(_ count: Int, threads: Int, _ body: @escaping (Int) -> Void) {
  parallelFor(count, threads: threads, worker: { () }, done: { _ in }) { _, index in body(index) }
}
