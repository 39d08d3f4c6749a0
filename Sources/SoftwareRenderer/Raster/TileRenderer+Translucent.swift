import RenderModel

// Translucent primitives of a solid layer: each sample's fragments are blended from back to front
// by their own depth. A tile's fragments are collected, coloured, and then sorted pixel by pixel.
//
// Where they are too many to hold, the tile is drawn in slabs of depth, the farthest first, and of
// fragments that all lie at one depth the first declared first. As a sample sees the same blends in
// the same order, the cuts leave no trace in the picture.

extension TileRenderer {
  mutating func blendTranslucent() {
    if collect(blended, .all) {
      finishCollected()
    } else {
      measureBlended()
      blendTranslucent(blended, in: .all)
    }
  }

  /// Blends those fragments of some measured primitives that lie in a slab of depths.
  private mutating func blendTranslucent(_ primitives: [BlendedPrimitive], in slab: DepthSlab) {
    if primitives.isEmpty { return }
    if collect(primitives, slab) {
      finishCollected()
    } else if slab.isSingle {
      let middle = primitives.count / 2
      blendTranslucent(Array(primitives[..<middle]), in: slab)
      blendTranslucent(Array(primitives[middle...]), in: slab)
    } else {
      for part in slab.parts(at: slab.middle(of: primitives)) {
        blendTranslucent(primitives.filter { $0.meets(part) }, in: part)
      }
    }
  }

  private mutating func finishCollected() {
    shadeTranslucent()
    composite()
  }

  /// Finds the fragments; false when there is no room for all of them.
  private mutating func collect(_ primitives: [BlendedPrimitive], _ slab: DepthSlab) -> Bool {
    translucent.count = 0
    for primitive in primitives {
      if !translucent.reservePrimitive() { return false }
      let place = Int(primitive.place)
      var sink = TranslucentSink(translucent, buffers, slab, place: place)
      rasterize(primitive, &sink)
      translucent.count = sink.count
    }
    return true
  }

  /// Finds at which depths the translucent primitives are seen, and drops those that are not.
  private mutating func measureBlended() {
    var seen: [BlendedPrimitive] = []
    for var primitive in blended {
      var sink = DepthRangeSink(buffers)
      rasterize(primitive, &sink)
      (primitive.nearest, primitive.farthest) = sink.range
      if primitive.nearest <= primitive.farthest { seen.append(primitive) }
    }
    blended = seen
  }

  @inline(__always)
  private func rasterize<Sink: BlendedSink>(_ primitive: BlendedPrimitive, _ sink: inout Sink) {
    let item = items + runs[Int(primitive.run)].item
    let place = Int(primitive.place)
    let index = Int(entries[place]) - item.pointee.base
    switch item.pointee.kind {
    case .spheres:
      SphereRaster(buffers.spheres[place].sphere, views + item.pointee.view, tile: tile)?
        .runBlended(&sink)
    case .triangles:
      guard let t = item.pointee.indices.map({ $0 + 3 * index }),
        let v = item.pointee.screen?.assumingMemoryBound(to: ScreenVertex.self)
      else { return }
      TriangleRaster(v[Int(t[0])], v[Int(t[1])], v[Int(t[2])], tile: tile)?.run(&sink)
    case .segments:
      guard let s = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
        return
      }
      rasterize(s[index], item.pointee.ends(of: index), &sink)
    case .shapes, .glyphs: return
    }
  }

  /// Gives the collected fragments their colours.
  private mutating func shadeTranslucent() {
    batch.begin(.keep)
    for i in 0..<translucent.count {
      let fragment = translucent.base + i
      let place = Int(fragment.pointee.place)
      selectItem(of: place)
      let material = batch.item.pointee.material
      if batch.item.pointee.kind == .triangles && material.isUniform {
        let color = material.solid
        fragment.pointee.color = SIMD4(color.x, color.y, color.z, 1) * color.w
        continue
      }
      let pixel = Int(fragment.pointee.pixel)
      push(
        place,
        i,
        tile.x0 + pixel & (TileGrid.side - 1),
        tile.y0 + pixel >> TileGrid.shift,
        UInt32(fragment.pointee.seen),
        coverage: fragment.pointee.coverage
      )
    }
    flush()
  }

  /// Blends the coloured fragments into their pixels.
  private func composite() {
    translucent.link()
    for pixel in 0..<TileGrid.pixels {
      let last = translucent.last[pixel]
      if last == TranslucentFragments.none { continue }
      translucent.last[pixel] = TranslucentFragments.none
      let fragment = translucent.base + Int(last)
      if fragment.pointee.previous == TranslucentFragments.none {
        buffers.blend(pixel, UInt32(fragment.pointee.bits), fragment.pointee.color)
      } else {
        composite(pixel, from: last)
      }
    }
  }

  /// Blends the fragments of one pixel: all samples at once, or one by one where primitives change
  /// places in the pixel.
  private func composite(_ pixel: Int, from last: Int32) {
    let list = translucent.sorted(from: last, covering: 15) { $0.farthest }
    if translucent.isOrdered(list) {
      for key in list {
        let fragment = translucent.fragment(key)
        buffers.blend(pixel, UInt32(fragment.pointee.bits), fragment.pointee.color)
      }
      return
    }
    for s in 0..<4 {
      let bit = 1 << UInt32(s)
      let list = translucent.sorted(from: last, covering: UInt8(bit)) { $0.depth[s] }
      for key in list {
        buffers.blend(pixel, UInt32(bit), translucent.fragment(key).pointee.color)
      }
    }
  }
}

extension TranslucentFragment {
  /// The greatest depth at the samples that are to be blended.
  @inline(__always)
  fileprivate var farthest: Float {
    let nothing = SIMD4<Float>(repeating: -.infinity)
    let covered = select(LaneMask(bits: UInt32(bits)), depth, nothing)
    return max(max(covered.x, covered.y), max(covered.z, covered.w))
  }
}
