import Diagnostics
import Glibc

/// The bytes of a whole file.
///
/// Read, not mapped: a mapped file that another process cuts short is a bus error, and a pipe has
/// no pages to map.
package final class FileBytes: @unchecked Sendable {
  // Never written after `init`, so that threads may share it.
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0
  /// Whose memory this is; nil where it is this object's own.
  private let owner: FileBytes?

  /// The bytes; valid while this object lives.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  package init(_ bytes: some Collection<UInt8>) {
    owner = nil
    capacity = max(1, bytes.count)
    storage = .allocate(capacity: capacity)
    for byte in bytes {
      storage[count] = byte
      count += 1
    }
  }

  /// Takes memory over that `malloc` gave, `count` bytes of which are used.
  package init(adopting memory: UnsafeMutablePointer<UInt8>, capacity: Int, count: Int) {
    owner = nil
    storage = memory
    self.capacity = capacity
    self.count = count
  }

  /// The first bytes of others, which are shared and not copied.
  package init(_ owner: FileBytes, first count: Int) {
    self.owner = owner
    storage = owner.storage
    capacity = min(count, owner.count)
    self.count = capacity
  }

  /// Whether no byte is zero, as in all text but UTF-16.
  package static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, 0, bytes.count) == nil } ?? true
  }

  /// Reads the file at `path`, or standard input where the path is `-`.
  ///
  /// - Parameter isWanted: is asked once, about the first bytes; where it says no, nothing more is
  ///   read. Nobody reads on in what is not text, and a device may never end.
  /// - Throws: `fileUnreadable` with the system's reason.
  package init(
    path: String,
    isWanted: (UnsafeBufferPointer<UInt8>) -> Bool = FileBytes.isText
  ) throws(ReliefError) {
    owner = nil
    storage = .allocate(capacity: 1)
    capacity = 1
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    let path = isStandardInput ? "standard input" : path
    guard descriptor >= 0 else {
      throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .fileUnreadable(path: path, reason: "it is a folder; give a file")
    }
    if let budget = InputBudget.current, status.st_size > budget.rest {
      throw budget.overLimit(path)
    }
    // One byte more than the file has shows its end without growing.
    try reserve(max(1 << 16, Int(clamping: status.st_size) + 1), path: path)
    try readAll(descriptor, path: path, isWanted: isWanted)
  }

  deinit {
    if owner == nil { free(storage) }
  }

  /// The bytes as text; what is not UTF-8 in it is mended.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the machine has, in bytes.
  package static let memory = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))

  private func readAll(
    _ descriptor: Int32, path: String, isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(ReliefError) {
    while true {
      if count == capacity { try reserve(capacity * 2, path: path) }
      let got = read(descriptor, storage + count, capacity - count)
      if got == 0 { return }
      if got > 0 {
        let isFirst = count == 0
        count += got
        try InputBudget.current?.take(got, of: path)
        if isFirst, !isWanted(bytes) { return }
      } else if errno != EINTR {
        throw .fileUnreadable(path: path, reason: SystemReason.text(errno))
      }
    }
  }

  private func reserve(_ size: Int, path: String) throws(ReliefError) {
    guard size <= FileBytes.memory, let larger = realloc(storage, size) else {
      throw .fileUnreadable(
        path: path,
        reason: "it is longer than the memory has room for, \(count) bytes so far"
      )
    }
    storage = larger.assumingMemoryBound(to: UInt8.self)
    capacity = size
  }
}
