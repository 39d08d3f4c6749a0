import Glibc
import Synchronization

/// Reads what a child process says, on a thread of its own, and keeps the end of it.
///
/// The child never waits for a reader, however much it says, and memory stays bounded.
final class OutputTail: Sendable {
  private static let limit = 1 << 14
  private let bytes = Mutex<[UInt8]>([])
  private let thread: Mutex<pthread_t?>

  /// Takes over the end of a pipe, and closes it; nil where the system has no more threads.
  init?(of descriptor: Int32) {
    thread = Mutex(nil)
    let reading = Unmanaged.passRetained(Reading(descriptor: descriptor, tail: self))
    var started = pthread_t()
    let error = pthread_create(
      &started, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Reading>.fromOpaque(context).takeRetainedValue().toEnd()
        return nil
      }, reading.toOpaque())
    guard error == 0 else {
      reading.release()
      close(descriptor)
      errno = error
      return nil
    }
    thread.withLock { $0 = started }
  }

  /// Waits until the child and all that write for it are gone, and gives the last of their words.
  func atEnd() -> String {
    let started = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let started { pthread_join(started, nil) }
    return bytes.withLock { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate func keep(_ more: ArraySlice<UInt8>) {
    bytes.withLock { bytes in
      bytes += more
      if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }
  }
}

/// What the thread works on.
private final class Reading {
  private let descriptor: Int32
  private let tail: OutputTail

  init(descriptor: Int32, tail: OutputTail) {
    self.descriptor = descriptor
    self.tail = tail
  }

  func toEnd() {
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        tail.keep(chunk[..<count])
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
