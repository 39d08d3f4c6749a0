/// A few rows of a picture on their way into the file.
///
/// Sendable, since its rows are only read and stay as they are while it is compressed.
struct PNGStrip: @unchecked Sendable {
  let header: PNGHeader
  let filter: PNGFilter
  /// Premultiplied RGBA, whole rows.
  let rows: UnsafeBufferPointer<UInt8>
  /// The row above the first one; nil at the top of the picture, where PNG takes zeros for it.
  let above: UnsafeBufferPointer<UInt8>?
  let isFirst: Bool
  let isLast: Bool

  /// What a strip becomes.
  struct Result {
    /// A whole IDAT chunk.
    var chunk: [UInt8]
    /// Of the filtered bytes.
    var checksum: Adler32
  }

  func compressed(by compressor: any StripCompressor) -> Result {
    filteredRows().withUnsafeBufferPointer { filtered in
      let deflated = compressor.compress(filtered, isLast: isLast)
      var chunk = PNGChunk("IDAT", capacity: deflated.count + 2)
      // zlib's header: DEFLATE with a window of 32 KiB, fastest level, and its check bits.
      if isFirst { chunk.append([0x78, 0x01]) }
      chunk.append(deflated)
      return Result(chunk: chunk.sealed(), checksum: Adler32(filtered))
    }
  }

  private func filteredRows() -> [UInt8] {
    let sourceStride = header.width * 4
    let stride = header.bytesPerRow
    let count = rows.count / sourceStride
    return [UInt8](unsafeUninitializedCapacity: count * stride) { filtered, initialized in
      // Two packed rows in turn: the one above, and the one at hand.
      let packed = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (stride - 1))
      defer { packed.deallocate() }
      var current = UnsafeMutableBufferPointer(rebasing: packed[..<(stride - 1)])
      var previous = UnsafeMutableBufferPointer(rebasing: packed[(stride - 1)...])
      if let above {
        pack(above, isOpaque: !header.hasAlpha, into: previous)
      } else {
        previous.update(repeating: 0)
      }
      for row in 0..<count {
        let source = UnsafeBufferPointer(
          rebasing: rows[row * sourceStride..<(row + 1) * sourceStride]
        )
        pack(source, isOpaque: !header.hasAlpha, into: current)
        filtered[row * stride] = filter.rawValue
        let target = UnsafeMutableBufferPointer(
          rebasing: filtered[row * stride + 1..<(row + 1) * stride]
        )
        apply(
          filter,
          to: UnsafeBufferPointer(current),
          above: UnsafeBufferPointer(previous),
          bytesPerPixel: header.bytesPerPixel,
          into: target
        )
        swap(&current, &previous)
      }
      initialized = count * stride
    }
  }
}

private func apply(
  _ filter: PNGFilter,
  to row: UnsafeBufferPointer<UInt8>,
  above: UnsafeBufferPointer<UInt8>,
  bytesPerPixel: Int,
  into target: UnsafeMutableBufferPointer<UInt8>
) {
  switch filter {
  case .none:
    _ = target.update(from: row)
  case .sub:
    for i in 0..<min(bytesPerPixel, row.count) { target[i] = row[i] }
    for i in bytesPerPixel..<max(bytesPerPixel, row.count) {
      target[i] = row[i] &- row[i - bytesPerPixel]
    }
  case .up:
    for i in 0..<row.count { target[i] = row[i] &- above[i] }
  }
}
