extension TileRenderer {
  /// Writes the tile's pixels to the picture.
  func write() {
    forEachRow { out, pixel, width in
      for x in 0..<width {
        TileRenderer.store(buffers.resolved(pixel + x), out + 4 * x)
      }
    }
  }

  /// Writes a tile that nothing touches.
  func writeBackground() {
    var color: UInt32 = 0
    withUnsafeMutableBytes(of: &color) {
      guard let bytes = $0.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      TileRenderer.store(plan.background, bytes)
    }
    forEachRow { out, _, width in
      let words = UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt32.self)
      words.update(repeating: color, count: width)
    }
  }

  private func forEachRow(
    _ body: (_ out: UnsafeMutablePointer<UInt8>, _ pixel: Int, _ width: Int) -> Void
  ) {
    let width = tile.x1 - tile.x0 + 1
    for y in tile.y0...tile.y1 {
      let row = (y - picture.y) * picture.width + (tile.x0 - picture.x)
      body(picture.bytes + 4 * row, (y - tile.y0) << TileGrid.shift, width)
    }
  }

  /// Rounds a premultiplied colour to four bytes.
  @inline(__always)
  static func store(_ color: SIMD4<Float>, _ out: UnsafeMutablePointer<UInt8>) {
    // At 2^23 the last bit of a Float is 1, so adding rounds, and the low byte is the answer: the
    // standard library's conversion of vectors goes lane by lane.
    let rounded = saturate(color) * 255 + 8_388_608
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(rounded, to: SIMD4<UInt32>.self))
    UnsafeMutableRawPointer(out).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
  }
}
