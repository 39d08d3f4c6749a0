import CPNG

/// Compresses the strips of a picture independently of each other.
protocol StripCompressor: Sendable {
  /// A strip as whole DEFLATE blocks that end on a byte, so that strips can be strung together.
  ///
  /// - Parameters:
  ///   - isLast: whether the stream ends with this strip.
  func compress(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8]
}

/// zlib, raw, with an empty stored block to end each strip but the last (`Z_SYNC_FLUSH`).
struct ZlibCompressor: StripCompressor {
  /// 0...9.
  let level: Int32

  init(level: Int) {
    self.level = Int32(min(max(level, 0), 9))
  }

  func compress(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8] {
    var stream = z_stream()
    // Negative window bits: no zlib header, since the strips share one.
    let status = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      -15,
      9,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    precondition(status == Z_OK, "zlib has no memory left")
    defer { deflateEnd(&stream) }
    // Six bytes for the flush beyond the bound of one whole stream.
    let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 6
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = target.baseAddress
      stream.avail_out = UInt32(target.count)
      deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
      count = target.count - Int(stream.avail_out)
    }
  }
}
