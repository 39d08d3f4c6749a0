import CFileCleanup
import Diagnostics
import Glibc

/// A file that appears under its name complete or not at all.
///
/// Bytes go to a temporary name in the same folder, which `finish` renames. An error, or dropping
/// the value unfinished, removes the temporary file; so does a signal, once `removeOnSignals` was
/// called. A symbolic link keeps pointing where it did: its target is what is replaced. What is not
/// a regular file (a device, a pipe) cannot be replaced and is written in place.
package final class AtomicFile: ByteSink {
  /// As the caller gave it.
  package let name: String
  private let finalPath: String
  /// Negative once closed.
  private var descriptor: Int32
  /// What is still to be renamed or removed; nil where the bytes go in place.
  private var temporaryPath: String?
  private var cleanupSlot: Int32 = -1
  private var failure: ReliefError?

  /// Opens the temporary file.
  ///
  /// - Throws: `ReliefError.unwritable`: before any work is done for a picture that could not be
  ///   kept.
  package init(_ path: String) throws(ReliefError) {
    let target = try AtomicFileTarget(path)
    name = path
    finalPath = target.path
    if target.isReplaceable {
      relief_cleanup_begin()
      defer { relief_cleanup_listed() }
      let temporary = try target.createTemporary()
      descriptor = temporary.descriptor
      temporaryPath = temporary.path
      cleanupSlot = temporary.cleanupSlot
    } else {
      descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw unwritable(path, errno: errno) }
    }
  }

  deinit {
    discard()
  }

  /// Where another program is to write what this file holds, in place of `write`.
  package var path: String { temporaryPath ?? finalPath }

  /// Whether nothing was written into what could hold it.
  package var isEmpty: Bool {
    var status = stat()
    return temporaryPath != nil && fstat(descriptor, &status) == 0 && status.st_size == 0
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(ReliefError) {
    if let failure { throw failure }
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        throw fail(errno)
      }
    }
  }

  /// Closes the file and gives it its name.
  package func finish() throws(ReliefError) {
    if let failure { throw failure }
    guard descriptor >= 0 else { return }
    // Some file systems tell only now that the disk is full.
    let isClosed = close(descriptor) == 0 || errno == EINTR
    descriptor = -1
    guard isClosed else { throw fail(errno) }
    guard let temporaryPath else { return }
    guard rename(temporaryPath, finalPath) == 0 else { throw fail(errno) }
    self.temporaryPath = nil
    discard()
  }

  /// Removes what was written, as dropping the value does.
  package func abandon() {
    if failure == nil { failure = .unwritable(path: name, reason: "it was given up") }
    discard()
  }

  /// Writes a whole file.
  package static func write(_ bytes: [UInt8], to path: String) throws(ReliefError) {
    let file = try AtomicFile(path)
    try bytes.withUnsafeBufferPointer { (bytes) throws(ReliefError) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    try file.finish()
  }

  /// From now on SIGHUP, SIGINT and SIGTERM remove unfinished files before they end the process.
  package static func removeOnSignals() {
    relief_cleanup_install()
  }

  private func fail(_ error: Int32) -> ReliefError {
    discard()
    let failure = unwritable(name, errno: error)
    self.failure = failure
    return failure
  }

  private func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporaryPath { unlink(temporaryPath) }
    temporaryPath = nil
    relief_cleanup_remove(cleanupSlot)
    cleanupSlot = -1
  }
}
