import CDeflate
import Diagnostics
import Files
import Glibc

/// Unpacks gzip (RFC 1952).
enum Gunzip {
  /// The most that is unpacked: the columns need room too.
  static let standardLimit = FileBytes.memory / 4

  static func isGzip(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: [0x1F, 0x8B, 8])
  }

  /// What the members of a file hold, one after another.
  ///
  /// The size that a file says it has is a first guess, and no more than what so many bytes can
  /// hold: memory grows as the data comes, up to the limit.
  ///
  /// - Throws: `fileUnreadable` where the data is damaged or more than `limit` bytes.
  static func unpacked(
    _ packed: UnsafeBufferPointer<UInt8>, path: String, limit: Int = standardLimit
  ) throws(ReliefError) -> FileBytes {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .fileUnreadable(path: path, reason: "there is no memory to unpack it")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    let budget = InputBudget.current
    let limit = min(limit, max(1, budget?.rest ?? limit))
    var output = Output(path: path, limit: limit)
    try output.reserve(firstCapacity(packed, limit: limit))
    var offset = 0
    while offset < packed.count, let base = packed.baseAddress {
      // Archives on tape are filled up with zeros.
      if offset > 0, packed[offset...].allSatisfy({ $0 == 0 }) { break }
      var used = 0
      var made = 0
      let result = libdeflate_gzip_decompress_ex(
        decompressor, base + offset, packed.count - offset, output.memory + output.count,
        output.capacity - output.count, &used, &made)
      if result == LIBDEFLATE_SUCCESS, used > 0 {
        offset += used
        output.add(made)
      } else if result == LIBDEFLATE_INSUFFICIENT_SPACE {
        if let budget, output.capacity >= budget.rest { throw budget.overLimit(path) }
        try output.reserve(output.capacity * 2)
      } else {
        throw .fileUnreadable(path: path, reason: "its gzip data is damaged or cut short")
      }
    }
    try budget?.take(output.count, of: path)
    return output.take()
  }

  /// The last four bytes say the size of the last member; Deflate packs at most 1032 bytes in one.
  private static func firstCapacity(_ packed: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
    let said = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return min(max(said, 4096), packed.count * 1032, limit)
  }

  /// Memory that grows up to a limit.
  private struct Output: ~Copyable {
    private var isTaken = false
    let path: String
    let limit: Int
    private(set) var memory: UnsafeMutablePointer<UInt8>
    private(set) var capacity = 1
    private(set) var count = 0

    init(path: String, limit: Int) {
      self.path = path
      self.limit = limit
      memory = .allocate(capacity: 1)
    }

    deinit {
      if !isTaken { free(memory) }
    }

    /// Takes bytes as written behind those that are there.
    mutating func add(_ made: Int) {
      count += made
    }

    /// What was unpacked.
    mutating func take() -> FileBytes {
      isTaken = true
      return FileBytes(adopting: memory, capacity: capacity, count: count)
    }

    mutating func reserve(_ size: Int) throws(ReliefError) {
      let size = min(size, limit)
      guard size > capacity, let larger = realloc(memory, size) else {
        throw .fileUnreadable(
          path: path, reason: "it unpacks to more than \(limit) bytes; unpack it and take a part"
        )
      }
      memory = larger.assumingMemoryBound(to: UInt8.self)
      capacity = size
    }
  }
}
