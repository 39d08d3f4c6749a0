import RenderModel

extension TileRenderer {
  /// Blends one primitive over the tile; in a solid layer only where it lies before what is opaque.
  mutating func blend(_ id: UInt32, _ item: FramePlan.Item, testsDepth: Bool) {
    let index = Int(id) - item.base
    switch item.kind {
    case .spheres:
      let spheres = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: SIMD4<Float>.self)
      guard let raster = SphereRaster(spheres[index], plan.views[item.view], tile: tile) else {
        return
      }
      var sink = BlendSink(buffers, testsDepth: testsDepth)
      raster.runBlended(&sink)
      shade(sink, id, item)
    case .triangles:
      guard let raster = triangle(index, item) else { return }
      var sink = BlendSink(buffers, testsDepth: testsDepth)
      raster.run(&sink)
      if item.material.isUniform {
        fill(sink, item.material.solid)
      } else {
        shade(sink, id, item)
      }
    case .segments:
      let segments = item.screen.unsafelyUnwrapped.assumingMemoryBound(to: ScreenSegment.self)
      let source = item.source.assumingMemoryBound(to: SegmentInstance.self)
      blend(segments[index], source[index].color, testsDepth: testsDepth)
    case .shapes:
      let source = item.source.assumingMemoryBound(to: ShapeInstance.self)
      blend(ScreenShape(source[index], plan.views[item.view]), source[index].color)
    case .glyphs:
      blend(item.source.assumingMemoryBound(to: GlyphInstance.self)[index])
    }
  }

  /// Blends covered pixels in one encoded straight colour.
  private func fill(_ sink: BlendSink, _ color: SIMD4<Float>) {
    let source = premultiplied(color)
    for i in 0..<sink.count {
      let fragment = sink.fragments[i]
      buffers.blend(Int(fragment.pixel), UInt32(fragment.bits), source)
    }
  }

  /// Blends covered pixels, each in its own colour.
  private mutating func shade(_ sink: BlendSink, _ id: UInt32, _ item: FramePlan.Item) {
    if sink.count == 0 { return }
    batch.begin(.blend)
    // The first item at or after 0 that holds the primitive is its item.
    batch.select(self.item(of: id, from: 0), item)
    for i in 0..<sink.count {
      let fragment = sink.fragments[i]
      let pixel = Int(fragment.pixel)
      push(
        id,
        pixel,
        tile.x0 + pixel & (TileGrid.side - 1),
        tile.y0 + pixel >> TileGrid.shift,
        UInt32(fragment.bits),
        coverage: fragment.coverage
      )
    }
    flush()
  }

  @inline(__always)
  func premultiplied(_ c: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
  }

  /// Blends a colour over four pixels of a row, by their coverage; `left` of them are in the area.
  @inline(__always)
  func blend(
    row pixel: Int,
    _ coverage: SIMD4<Float>,
    _ left: Int,
    _ source: SIMD4<Float>
  ) {
    for i in 0..<min(left, 4) where coverage[i] > 0 {
      buffers.blend(pixel + i, 15, source * coverage[i])
    }
  }

  private func blend(_ shape: ScreenShape, _ color: RGBA8) {
    let area = shape.bounds.intersection(tile)
    if area.isEmpty || color.alpha == 0 { return }
    let source = premultiplied(color.fractions)
    for y in area.y0...area.y1 {
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      for x in stride(from: area.x0, through: area.x1, by: 4) {
        let places = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + Float(x)
        let coverage = shape.coverage(places, Float(y) + 0.5)
        blend(row: row + x, coverage, area.x1 - x + 1, source)
      }
    }
  }
}
