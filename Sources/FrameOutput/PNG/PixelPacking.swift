/// The straight value of a premultiplied component: `value * 255 / alpha`, correctly rounded.
@inline(__always)
func straight(_ value: UInt8, alpha: UInt8) -> UInt8 {
  if alpha == 0 { return 0 }
  let (value, alpha) = (UInt32(value), UInt32(alpha))
  return UInt8(truncatingIfNeeded: min(255, (value * 255 + alpha / 2) / alpha))
}

/// One row of premultiplied RGBA as the file has it: straight RGBA, or RGB.
///
/// - Parameters:
///   - row: four bytes a pixel.
///   - packed: `row.count` bytes, or three quarters of that for RGB.
func pack(
  _ row: UnsafeBufferPointer<UInt8>,
  isOpaque: Bool,
  into packed: UnsafeMutableBufferPointer<UInt8>
) {
  let pixels = row.count / 4
  if isOpaque {
    for i in 0..<pixels {
      packed[3 * i] = row[4 * i]
      packed[3 * i + 1] = row[4 * i + 1]
      packed[3 * i + 2] = row[4 * i + 2]
    }
    return
  }
  for i in 0..<pixels {
    let alpha = row[4 * i + 3]
    for c in 4 * i..<4 * i + 3 {
      packed[c] = alpha == 255 ? row[c] : straight(row[c], alpha: alpha)
    }
    packed[4 * i + 3] = alpha
  }
}

/// Whether no pixel of premultiplied RGBA bytes has an alpha below 255.
func isOpaque(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBytes { bytes in
    // In blocks, so that the inner loop has no branch and the outer one can stop early.
    let pixels = bytes.count / 4
    for block in stride(from: 0, to: pixels, by: 1024) {
      var all = UInt32.max
      for i in block..<min(block + 1024, pixels) {
        all &= bytes.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)
      }
      if UInt32(littleEndian: all) >> 24 != 255 { return false }
    }
    return true
  }
}
