extension TileRenderer {
  /// Colours what is seen of a solid layer: each primitive once in each pixel, weighted by its
  /// samples.
  mutating func resolve(firstItem: Int, keepsSamples: Bool) {
    let none = SIMD4<UInt32>(repeating: TileBuffers.none)
    batch.begin(.weigh)
    for y in tile.y0...tile.y1 {
      var pixel = (y - tile.y0) << TileGrid.shift
      for x in tile.x0...tile.x1 {
        let ids = buffers.ids[pixel]
        if ids != none { resolve(pixel, x, y, ids, firstItem, keepsSamples) }
        pixel += 1
      }
    }
    flush()
  }

  @inline(__always)
  private mutating func resolve(
    _ pixel: Int,
    _ x: Int,
    _ y: Int,
    _ ids: SIMD4<UInt32>,
    _ firstItem: Int,
    _ keepsSamples: Bool
  ) {
    let first = ids.x
    if ids == SIMD4(repeating: first) {
      buffers.isSplit[pixel] = 0
      buffers.color[pixel] = .zero
      add(first, pixel, x, y, 15, firstItem)
      return
    }
    if keepsSamples {
      if buffers.isSplit[pixel] == 0 { buffers.split(pixel) }
    } else {
      // What shows through between the primitives.
      var rest = SIMD4<Float>.zero
      let isSplit = buffers.isSplit[pixel] != 0
      for s in 0..<4 where ids[s] == TileBuffers.none {
        rest += isSplit ? buffers.samples[pixel * 4 + s] : buffers.color[pixel]
      }
      buffers.isSplit[pixel] = 0
      buffers.color[pixel] = rest * 0.25
    }
    var left: UInt32 = 15
    for s in 0..<4 where left & (1 << UInt32(s)) != 0 {
      let id = ids[s]
      let bits = (ids .== SIMD4(repeating: id)).bits
      left &= ~bits
      if id != TileBuffers.none { add(id, pixel, x, y, bits, firstItem) }
    }
  }

  /// Queues one fragment of a primitive for its colour.
  @inline(__always)
  private mutating func add(
    _ id: UInt32,
    _ pixel: Int,
    _ x: Int,
    _ y: Int,
    _ bits: UInt32,
    _ firstItem: Int
  ) {
    if !batch.holds(id) {
      let index = item(of: id, from: Int(id) >= batch.itemBase ? batch.item : firstItem)
      if index != batch.item {
        flush()
        batch.select(index, plan.items[index])
      }
    }
    push(id, pixel, x, y, bits, coverage: 1)
  }
}
