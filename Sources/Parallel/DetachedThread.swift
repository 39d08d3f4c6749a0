import Glibc

/// Threads of the system's own, for work that may wait as long as it likes: the pool of Dispatch
/// has few, and work that waits there for work that waits there never ends.
package enum DetachedThread {
  /// Runs `body` on a new thread; false where the system has no more.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // As a process's first thread usually has.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    var thread = pthread_t()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if error != 0 { work.release() }
    return error == 0
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
