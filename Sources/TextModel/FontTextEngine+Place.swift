import RenderModel

extension FontTextEngine {
  /// The glyph instances that draw a text.
  ///
  /// The base line of level and upright text is put on a whole pixel and glyphs along it on quarter
  /// pixels: letters stand sharp and evenly spaced. Text at any other angle stands on quarter
  /// pixels both ways. Text at no finite place, angle or size draws nothing.
  package func place(
    _ text: ShapedText,
    at origin: SIMD2<Double>,
    angle: Double,
    scale: Double,
    color: RGBA8
  ) -> [GlyphInstance] {
    let size = text.font.size * scale
    var start = origin * scale
    guard size > 0, angle.isFinite, isDrawable(start) else { return [] }
    guard size <= GlyphCoverage.greatestSize else {
      undrawnGlyphCount += text.glyphs.count
      return []
    }
    let turn = TextTurn(degrees: angle)
    if turn.isLevel { start.y.round() } else if turn.isUpright { start.x.round() }
    var instances: [GlyphInstance] = []
    instances.reserveCapacity(text.glyphs.count)
    for glyph in text.glyphs {
      let position = start + turn.applied(to: SIMD2(glyph.x, glyph.y)) * scale
      guard isDrawable(position), faces.indices.contains(glyph.face) else { continue }
      let (pixel, quarter) = quantized(position, size: size)
      let key = GlyphKey(
        face: Int32(glyph.face),
        glyph: glyph.glyph,
        size: Int32((size * 64).rounded()),
        quarterX: quarter.x,
        quarterY: quarter.y,
        turn: turn
      )
      for var part in placedGlyph(key).parts {
        part.left += pixel.x
        part.top += pixel.y
        part.color = color
        instances.append(part)
      }
    }
    return instances
  }

  /// A glyph's rectangles; drawn into the atlas on first need.
  private func placedGlyph(_ key: GlyphKey) -> PlacedGlyph {
    if let known = placedGlyphs[key] { return known }
    var placed = PlacedGlyph.nothing
    if let coverage = GlyphCoverage(key, face: faces[Int(key.face)]),
      let parts = PlacedGlyph(coverage, in: &atlasImage)
    {
      placed = parts
    } else {
      undrawnGlyphCount += 1
    }
    placedGlyphs[key] = placed
    return placed
  }
}

/// Whether a pixel place fits the instance's integers with room to spare.
private func isDrawable(_ position: SIMD2<Double>) -> Bool {
  abs(position.x) < 0x1000_0000 && abs(position.y) < 0x1000_0000
}

/// The pixel that an origin falls in and its quarter there; big letters stand on whole pixels,
/// where the difference does not show and the atlas holds a quarter as many.
private func quantized(
  _ position: SIMD2<Double>,
  size: Double
) -> (pixel: SIMD2<Int32>, quarter: SIMD2<UInt8>) {
  let step = size > 64 ? 4.0 : 1.0
  let scaled = (position * (4 / step)).rounded(.toNearestOrAwayFromZero) * step
  let quarters = SIMD2(Int32(scaled.x), Int32(scaled.y))
  return (quarters &>> 2, SIMD2(UInt8(quarters.x & 3), UInt8(quarters.y & 3)))
}
