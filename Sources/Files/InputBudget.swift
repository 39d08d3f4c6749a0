import Diagnostics
import Synchronization

/// How much a piece of work may read, all its files together.
///
/// Noted for a thread while it works, `InputBudget.$current.withValue`: whatever is read in the
/// meantime counts, and so does what packed files unpack to.
package final class InputBudget: Sendable {
  @TaskLocal package static var current: InputBudget?

  /// Bytes.
  package let limit: Int
  private let taken = Mutex(0)

  package init(limit: Int) {
    self.limit = limit
  }

  /// How many bytes have been read.
  package var used: Int { taken.withLock { $0 } }

  /// Bytes that may still be read.
  package var rest: Int { max(0, limit - used) }

  /// Counts bytes that are about to be kept.
  ///
  /// - Throws: `overLimit` where they are more than may be read.
  package func take(_ count: Int, of path: String) throws(ReliefError) {
    let isWithin = taken.withLock { taken in
      guard count <= limit - taken else { return false }
      taken += count
      return true
    }
    guard isWithin else { throw overLimit(path) }
  }

  /// The error for a file that would be too much.
  package func overLimit(_ path: String) -> ReliefError {
    .overLimit(
      what: "\(path) with all else that is read", limit: "\(limit) bytes", option: "--input-limit")
  }
}
