import Dispatch

/// Work for the main actor, for whose end another thread waits.
final class MainRequest: Sendable {
  private let body: @MainActor @Sendable () -> Void
  private let done = DispatchSemaphore(value: 0)

  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }

  @MainActor func serve() {
    body()
    done.signal()
  }

  func wait() { done.wait() }
}
