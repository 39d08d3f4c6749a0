import Dispatch
import Synchronization

/// Hands elements from one thread to another; the giver waits while it is full.
package final class BoundedQueue<Element: Sendable>: Sendable {
  /// What became of an element that was given.
  package enum Gift: Sendable {
    case taken
    case full
    /// Nobody takes any more.
    case closed
  }

  private struct State {
    var elements: [Element] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Counts the places that are free, and one more once the queue is closed.
  private let places = DispatchSemaphore(value: 0)
  /// Counts the elements, and one more once the queue is closed.
  private let count = DispatchSemaphore(value: 0)

  package init(capacity: Int) {
    // A semaphore may not end below the value that it began with.
    for _ in 0..<max(1, capacity) { places.signal() }
  }

  /// Gives an element as soon as there is a place, within a time.
  package func push(_ element: Element, seconds: Double) -> Gift {
    guard places.wait(timeout: .now() + seconds) == .success else { return .full }
    let isTaken = state.withLock { state in
      if !state.isClosed { state.elements.append(element) }
      return !state.isClosed
    }
    guard isTaken else {
      places.signal()
      return .closed
    }
    count.signal()
    return .taken
  }

  /// Takes the oldest element as soon as there is one; nil once the queue is closed and empty.
  package func pop() -> Element? {
    count.wait()
    let element = state.withLock { $0.elements.isEmpty ? nil : $0.elements.removeFirst() }
    if element == nil { count.signal() } else { places.signal() }
    return element
  }

  /// Takes no more; what is there can still be taken.
  package func close() {
    let wasOpen = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard wasOpen else { return }
    places.signal()
    count.signal()
  }

  /// Takes no more, and drops what is there.
  package func abandon() {
    state.withLock { $0.elements = [] }
    close()
  }
}
