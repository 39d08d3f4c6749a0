extension TileRenderer {
  /// Colours what is seen of a solid layer.
  ///
  /// Each primitive is shaded once in each pixel, and weighs as much as its samples.
  mutating func resolve(keepsSamples: Bool) {
    let none = SIMD4<Int32>(repeating: TileBuffers.none)
    batch.begin(.weigh)
    for y in tile.y0...tile.y1 {
      var pixel = (y - tile.y0) << TileGrid.shift
      var x = tile.x0
      while x <= tile.x1 {
        let ids = buffers.ids[pixel]
        if (ids .!= none).bits != 0 { resolve(pixel, x, y, ids, keepsSamples) }
        pixel += 1
        x += 1
      }
    }
    flush()
  }

  @inline(__always)
  private mutating func resolve(
    _ pixel: Int,
    _ x: Int,
    _ y: Int,
    _ ids: SIMD4<Int32>,
    _ keepsSamples: Bool
  ) {
    let first = ids.x
    if (ids .== first).bits == 15 {
      buffers.isSplit[pixel] = 0
      buffers.color[pixel] = .zero
      add(first, pixel, x, y, 15)
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
      if id != TileBuffers.none { add(id, pixel, x, y, bits) }
    }
  }

  /// Queues one fragment of a primitive for its colour.
  @inline(__always)
  private mutating func add(_ id: Int32, _ pixel: Int, _ x: Int, _ y: Int, _ bits: UInt32) {
    let place = Int(id)
    selectItem(of: place)
    push(place, pixel, x, y, bits, coverage: 1)
  }

  /// Makes the item of a place in the tile's entries the batch's.
  @inline(__always)
  mutating func selectItem(of place: Int) {
    if batch.holds(place) { return }
    flush()
    for run in runs where place < run.end {
      batch.select(run, items, views)
      break
    }
  }
}
