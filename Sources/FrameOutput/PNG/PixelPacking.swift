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
  if isOpaque {
    packOpaque(UnsafeRawBufferPointer(row), into: UnsafeMutableRawBufferPointer(packed))
  } else {
    packStraight(row, into: packed)
  }
}

/// Drops every fourth byte: four pixels at a time, as three words for four.
private func packOpaque(
  _ row: UnsafeRawBufferPointer,
  into packed: UnsafeMutableRawBufferPointer
) {
  let pixels = row.count / 4
  let fours = pixels / 4
  for i in 0..<fours {
    func pixel(_ k: Int) -> UInt32 {
      UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 16 * i + 4 * k, as: UInt32.self))
        & 0xFF_FFFF
    }
    func store(_ word: UInt32, _ k: Int) {
      packed.storeBytes(of: word.littleEndian, toByteOffset: 12 * i + 4 * k, as: UInt32.self)
    }
    let (a, b, c, d) = (pixel(0), pixel(1), pixel(2), pixel(3))
    store(a | b << 24, 0)
    store(b >> 8 | c << 16, 1)
    store(c >> 16 | d << 8, 2)
  }
  for i in 4 * fours..<pixels {
    for c in 0..<3 { packed[3 * i + c] = row[4 * i + c] }
  }
}

private func packStraight(
  _ row: UnsafeBufferPointer<UInt8>,
  into packed: UnsafeMutableBufferPointer<UInt8>
) {
  for i in 0..<row.count / 4 {
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

/// A premultiplied component over an opaque colour, correctly rounded.
@inline(__always)
func composed(_ value: UInt8, alpha: UInt8, over behind: UInt8) -> UInt8 {
  let rest = UInt32(255 - alpha) * UInt32(behind)
  return UInt8(truncatingIfNeeded: min(255, UInt32(value) + (rest + 127) / 255))
}
