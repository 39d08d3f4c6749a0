import Diagnostics
import Files
import Glibc
import Synchronization

/// The hashes of files that jobs read; a file that many of them read is hashed once.
final class ContentHashes: Sendable {
  /// What changes where a file does.
  private struct Identity: Hashable {
    var device: UInt
    var node: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  struct File {
    var hash: UInt64
    /// Bytes.
    var size: Int
  }

  private let known = Mutex<[Identity: UInt64]>([:])

  /// - Parameter check: see `JobTicket.check`.
  /// - Throws: `fileUnreadable`, also for what is no regular file and may never end; `overLimit`
  ///   where it is larger than `limit`.
  func file(
    _ path: String, limit: Int, check: () throws(ReliefError) -> Void
  ) throws(ReliefError) -> File {
    // A pipe that nobody writes into must not hold up the job.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .fileUnreadable(path: path, reason: "it is no regular file, which a job needs")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw InputBudget(limit: limit).overLimit(path) }
    let identity = Identity(
      device: UInt(status.st_dev), node: UInt(status.st_ino), size: size,
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    if let hash = known.withLock({ $0[identity] }) { return File(hash: hash, size: size) }
    let hash = try ContentHashes.hash(descriptor, path, check)
    known.withLock { $0[identity] = hash }
    return File(hash: hash, size: size)
  }

  private static func hash(
    _ descriptor: Int32, _ path: String, _ check: () throws(ReliefError) -> Void
  ) throws(ReliefError) -> UInt64 {
    let size = 1 << 20
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
    defer { chunk.deallocate() }
    var hash = FNV1a()
    var count = 0
    while true {
      try check()
      let got = read(descriptor, chunk.baseAddress.map { $0 + count }, size - count)
      guard got >= 0 || errno == EINTR else {
        throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
      }
      count += max(0, got)
      // In whole chunks, so that the hash does not depend on how the bytes come.
      if count == size || got == 0 {
        hash.addWords(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        count = 0
      }
      if got == 0 { return hash.value }
    }
  }
}
