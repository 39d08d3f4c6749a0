import CISAL

/// Intel's ISA-L, whose fast levels are many times as fast as zlib's at the same size.
struct IsalCompressor: StripCompressor {
  /// 1 or 2; the library's third is slower than zlib's fast ones.
  let level: UInt32

  /// nil for levels that zlib does better.
  init?(level: Int) {
    guard (1...3).contains(level) else { return nil }
    self.level = UInt32(min(level, 2))
  }

  func compress(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8] {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let size = Int(cisal_level_buffer_size(level))
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    defer {
      stream.deallocate()
      buffer.deallocate()
    }
    isal_deflate_init(stream)
    stream.pointee.level = level
    stream.pointee.level_buf = buffer
    stream.pointee.level_buf_size = UInt32(size)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.flush = UInt16(isLast ? NO_FLUSH : SYNC_FLUSH)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    var deflated: [UInt8] = []
    var room = bytes.count / 4 + 4096
    // What cannot be compressed comes out a little longer than it went in.
    repeat {
      let before = deflated.count
      deflated = [UInt8](unsafeUninitializedCapacity: before + room) { target, count in
        _ = target.update(fromContentsOf: deflated)
        stream.pointee.next_out = target.baseAddress.map { $0 + before }
        stream.pointee.avail_out = UInt32(room)
        isal_deflate(stream)
        count = target.count - Int(stream.pointee.avail_out)
      }
      room = bytes.count + 4096
    } while stream.pointee.avail_out == 0
    return deflated
  }
}
