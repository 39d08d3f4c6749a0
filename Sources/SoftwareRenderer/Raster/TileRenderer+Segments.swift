import RenderModel

extension TileRenderer {
  /// Blends a stroke by its analytic coverage.
  func blend(_ s: ScreenSegment, _ color: RGBA8) {
    let source = color.premultiplied
    forEachRow(of: s) { pixel, _, _, coverage, left in
      blend(row: pixel, coverage, left, source)
    }
  }

  /// Finds the pixels of a translucent stroke of a solid layer, by its analytic coverage.
  func rasterize<Sink: BlendedSink>(_ s: ScreenSegment, _ sink: inout Sink) {
    let all = LaneMask(repeating: true)
    forEachRow(of: s) { pixel, x, y, coverage, left in
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
  private func forEachRow(
    of s: ScreenSegment,
    _ body: (_ pixel: Int, _ x: Int, _ y: Int, _ coverage: SIMD4<Float>, _ left: Int) -> Void
  ) {
    if !(s.halfWidth > 0) { return }
    let area = s.bounds(rows: tile.y0, tile.y1).intersection(s.bounds).intersection(tile)
    if area.isEmpty { return }
    for y in area.y0...area.y1 {
      let span = s.bounds(rows: y, y).intersection(area)
      if span.x1 < span.x0 { continue }
      let row = (y - tile.y0) << TileGrid.shift - tile.x0
      let dy = Float(y) + 0.5 - s.y
      for x in stride(from: span.x0, through: span.x1, by: 4) {
        let dx = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + Float(x) - s.x
        let along = dx * s.alongX + dy * s.alongY
        let across = dy * s.alongX - dx * s.alongY
        body(row + x, x, y, s.coverage(along: along, across: across), span.x1 - x + 1)
      }
    }
  }

  /// Draws an opaque stroke of a solid layer: the samples in its rectangle.
  ///
  /// Below a pixel wide it is drawn a pixel wide with a part of its samples, as tiny spheres are.
  func cover(_ s: ScreenSegment, _ id: UInt32, _ sink: inout NearestSink) {
    if !(s.halfWidth > 0) { return }
    let area = s.bounds(rows: tile.y0, tile.y1).intersection(s.bounds).intersection(tile)
    if area.isEmpty { return }
    let drawn = max(s.halfWidth, 0.5)
    let fade = min(s.halfWidth * 2, 1)
    for y in area.y0...area.y1 {
      let span = s.bounds(rows: y, y).intersection(area)
      if span.x1 < span.x0 { continue }
      for x in span.x0...span.x1 {
        let dx = Samples.x + Float(x) - s.x
        let dy = Samples.y + Float(y) - s.y
        let along = dx * s.alongX + dy * s.alongY
        let across = dy * s.alongX - dx * s.alongY
        var mask =
          (maximum(across, -across) .<= drawn) .& (along .>= 0) .& (along .<= s.length)
        let bits = mask.bits
        if bits == 0 { continue }
        if fade < 1 { mask = LaneMask(bits: thinned(bits, to: fade, id, Float(x), Float(y))) }
        sink.cover((y - tile.y0) << TileGrid.shift + x - tile.x0, mask, s.depth(along: along))
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
