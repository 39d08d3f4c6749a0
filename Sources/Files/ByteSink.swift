import Diagnostics

/// Takes bytes in order: a file, or memory.
package protocol ByteSink: AnyObject {
  /// What error messages call it.
  var name: String { get }

  /// Takes all of the bytes.
  ///
  /// Throws `unwritable` where it cannot, from then on at every call.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ReliefError)
}

/// Collects bytes in memory.
package final class MemorySink: ByteSink {
  package let name = "memory"
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: UnsafeRawBufferPointer) throws(ReliefError) {
    self.bytes.append(contentsOf: bytes)
  }
}
