import RenderModel

extension Bitmap {
  /// Straight RGBA; the same bytes where everything is opaque.
  func straightBytes() -> [UInt8] {
    if isOpaque(bytes) { return bytes }
    return mapped { row, packed in pack(row, isOpaque: false, into: packed) }
  }

  /// RGB over a colour, and a fourth byte of no meaning; the same bytes where everything is opaque.
  func opaqueBytes(over background: RGBA8) -> [UInt8] {
    if isOpaque(bytes) { return bytes }
    let behind = [background.red, background.green, background.blue, 255]
    return mapped { row, packed in
      for pixel in stride(from: 0, to: row.count, by: 4) {
        let alpha = row[pixel + 3]
        for i in 0..<4 {
          packed[pixel + i] = composed(row[pixel + i], alpha: alpha, over: behind[i])
        }
      }
    }
  }

  private func mapped(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> [UInt8] {
    bytes.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { target, initialized in
        body(source, UnsafeMutableBufferPointer(rebasing: target[..<source.count]))
        initialized = source.count
      }
    }
  }
}
