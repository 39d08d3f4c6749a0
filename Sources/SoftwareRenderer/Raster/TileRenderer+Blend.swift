import RenderModel

extension TileRenderer {
  /// Blends one primitive over the tile, whatever its depth.
  ///
  /// - Parameter place: the primitive's place in the tile's entries.
  mutating func blend(_ place: Int, _ run: Run) {
    let item = items + run.item
    let view = views + item.pointee.view
    let source = item.pointee.source
    let index = Int(entries[place]) - item.pointee.base
    switch item.pointee.kind {
    case .spheres:
      let s = source.assumingMemoryBound(to: SphereInstance.self)[index]
      let sphere = view.pointee.sphere(s)
      buffers.spheres[place] = SphereFragment(sphere: sphere, color: s.color)
      guard let raster = SphereRaster(sphere, view, tile: tile) else { return }
      var sink = PaintedSink(buffers)
      raster.runBlended(&sink)
      shade(sink, place, run)
    case .triangles:
      guard let t = item.pointee.indices.map({ $0 + 3 * index }),
        let v = item.pointee.screen?.assumingMemoryBound(to: ScreenVertex.self),
        let raster = TriangleRaster(v[Int(t[0])], v[Int(t[1])], v[Int(t[2])], tile: tile)
      else { return }
      var sink = PaintedSink(buffers)
      if item.pointee.role == .masked { sink.mask = buffers.mask }
      raster.run(&sink)
      if item.pointee.material.isUniform {
        fill(sink, item.pointee.material.solid)
      } else {
        shade(sink, place, run)
      }
    case .segments:
      guard let segments = item.pointee.screen?.assumingMemoryBound(to: ScreenSegment.self) else {
        return
      }
      let color = source.assumingMemoryBound(to: SegmentInstance.self)[index].startColor
      blend(segments[index], item.pointee.ends(of: index), color)
    case .shapes:
      let shape = source.assumingMemoryBound(to: ShapeInstance.self)[index]
      blend(ScreenShape(shape, view.pointee), shape.color)
    case .glyphs:
      blend(source.assumingMemoryBound(to: GlyphInstance.self)[index])
    }
  }

  /// Blends covered pixels in one encoded straight colour.
  private func fill(_ sink: PaintedSink, _ color: SIMD4<Float>) {
    let source = SIMD4(color.x, color.y, color.z, 1) * color.w
    for i in 0..<sink.count {
      let fragment = sink.fragments[i]
      buffers.blend(Int(fragment.pixel), UInt32(fragment.bits), source * fragment.coverage)
    }
  }

  /// Blends covered pixels, each in its own colour.
  private mutating func shade(_ sink: PaintedSink, _ place: Int, _ run: Run) {
    if sink.count == 0 { return }
    batch.begin(.blend)
    batch.select(run, items, views)
    for i in 0..<sink.count {
      let fragment = sink.fragments[i]
      let pixel = Int(fragment.pixel)
      push(
        place,
        pixel,
        tile.x0 + pixel & (TileGrid.side - 1),
        tile.y0 + pixel >> TileGrid.shift,
        UInt32(fragment.bits),
        coverage: fragment.coverage
      )
    }
    flush()
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
    let source = color.premultiplied
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
