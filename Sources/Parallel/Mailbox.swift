import Dispatch
import Synchronization

/// Takes elements from any thread to one that waits for them, or for a time.
package final class Mailbox<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  private let count = DispatchSemaphore(value: 0)

  package init() {}

  package func post(_ element: Element) {
    elements.withLock { $0.append(element) }
    count.signal()
  }

  /// The oldest element; nil where none comes in the time.
  package func take(seconds: Double) -> Element? {
    guard count.wait(timeout: .now() + seconds) == .success else { return nil }
    return elements.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
