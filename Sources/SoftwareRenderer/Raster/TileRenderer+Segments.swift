import RenderModel

extension TileRenderer {
  /// Blends a stroke by its analytic coverage.
  func blend(_ s: ScreenSegment, _ ends: UnsafePointer<SegmentEnds>?, _ color: RGBA8) {
    let source = color.premultiplied
    guard let ends, !ends.pointee.isOneColor else {
      forEachRow(of: s, ends) { pixel, _, _, coverage, left in
        blend(row: pixel, coverage, left, source)
      }
      return
    }
    forEachRow(of: s, ends) { pixel, x, y, coverage, left in
      for i in 0..<min(left, 4) where coverage[i] > 0 {
        let color = s.color(ends, Float(x + i) + 0.5, Float(y) + 0.5)
        let source = SIMD4(color.x, color.y, color.z, 1) * (color.w * coverage[i])
        buffers.blend(pixel + i, 15, source)
      }
    }
  }

  /// Finds the pixels of a translucent stroke of a solid layer, by its analytic coverage.
  func rasterize<Sink: BlendedSink>(
    _ s: ScreenSegment,
    _ ends: UnsafePointer<SegmentEnds>?,
    _ sink: inout Sink
  ) {
    let all = LaneMask(repeating: true)
    forEachRow(of: s, ends) { pixel, x, y, coverage, left in
      for i in 0..<min(left, 4) where coverage[i] > 0 {
        sink.cover(pixel + i, all, sampleDepth(s, x + i, y), coverage: coverage[i])
      }
    }
  }

  /// Visits the pixels near a stroke, four of a row at a time.
  ///
  /// - Parameter body: given the first pixel's number in the tile and its place, the coverage of the
  ///   four, and how many pixels are left of the row.
  @inline(__always)
  func forEachRow(
    of s: ScreenSegment,
    _ ends: UnsafePointer<SegmentEnds>?,
    _ body: (_ pixel: Int, _ x: Int, _ y: Int, _ coverage: SIMD4<Float>, _ left: Int) -> Void
  ) {
    if !(s.halfWidth > 0) { return }
    let rows = StrokeRows(s, within: s.reach, tile: tile)
    if rows.area.isEmpty { return }
    for y in rows.area.y0...rows.area.y1 {
      let (first, last) = rows.columns(y)
      if last < first { continue }
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      let dy = Float(y) + 0.5 - s.y
      for x in stride(from: first, through: last, by: 4) {
        let px = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + Float(x)
        let dx = px - s.x
        let along = dx * s.alongX + dy * s.alongY
        let across = dy * s.alongX - dx * s.alongY
        let coverage =
          if let ends {
            s.coverage(
              ends, x: px, y: SIMD4(repeating: Float(y) + 0.5), along: along, across: across)
          } else {
            s.coverage(along: along, across: across)
          }
        body(row + x, x, y, coverage, last - x + 1)
      }
    }
  }

  /// Draws an opaque stroke of a solid layer: the samples in its rectangle.
  ///
  /// Below a pixel wide it is drawn a pixel wide with a part of its samples, as tiny spheres are.
  func cover(
    _ s: ScreenSegment,
    _ ends: UnsafePointer<SegmentEnds>?,
    _ id: UInt32,
    _ sink: inout NearestSink
  ) {
    if !(s.halfWidth > 0) { return }
    // Of samples none farther away is covered; the pixel more is for what is covered in part.
    let rows = StrokeRows(s, within: s.reach - 1, tile: tile)
    if rows.area.isEmpty { return }
    let drawn = max(s.halfWidth, 0.5)
    let fade = min(s.halfWidth * 2, 1)
    let nearest = SIMD4<Float>(repeating: lower(s.depthA, s.depthB))
    for y in rows.area.y0...rows.area.y1 {
      let (first, last) = rows.columns(y)
      if last < first { continue }
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      for x in first...last {
        // Of a dense bundle most is hidden: that is found out before the shape is.
        if (nearest .< sink.depths[row + x]).bits == 0 { continue }
        let px = Samples.x + Float(x)
        let py = Samples.y + Float(y)
        let (dx, dy) = (px - s.x, py - s.y)
        let along = dx * s.alongX + dy * s.alongY
        let across = dy * s.alongX - dx * s.alongY
        var mask =
          if let ends {
            s.samples(ends, x: px, y: py, along: along, across: across)
          } else {
            (maximum(across, -across) .<= drawn) .& (along .>= 0) .& (along .<= s.length)
          }
        let bits = mask.bits
        if bits == 0 { continue }
        if fade < 1 { mask = LaneMask(bits: thinned(bits, to: fade, id, Float(x), Float(y))) }
        sink.cover(row + x, mask, s.depth(along: along))
      }
    }
  }

  @inline(__always)
  private func sampleDepth(_ s: ScreenSegment, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let along =
      (Samples.x + Float(x) - s.x) * s.alongX + (Samples.y + Float(y) - s.y) * s.alongY
    return s.depth(along: along)
  }
}
