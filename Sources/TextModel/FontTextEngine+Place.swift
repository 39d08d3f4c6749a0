import RenderModel

extension FontTextEngine {
  /// The glyph instances that draw a text.
  ///
  /// The base line is put on a whole pixel and glyphs along it on quarter pixels: letters stand
  /// sharp and evenly spaced. Text at no finite place or size draws nothing.
  package func place(
    _ text: ShapedText,
    at origin: SIMD2<Double>,
    quarterTurns: Int,
    scale: Double,
    color: RGBA8
  ) -> [GlyphInstance] {
    let size = text.font.size * scale
    var start = origin * scale
    guard size > 0, isDrawable(start) else { return [] }
    guard size <= GlyphCoverage.greatestSize else {
      undrawnGlyphCount += text.glyphs.count
      return []
    }
    let turns = UInt8(quarterTurns & 3)
    if turns % 2 == 0 { start.y.round() } else { start.x.round() }
    var instances: [GlyphInstance] = []
    instances.reserveCapacity(text.glyphs.count)
    for glyph in text.glyphs {
      let position = start + turned(SIMD2(glyph.x, glyph.y), turns) * scale
      guard isDrawable(position), faces.indices.contains(glyph.face) else { continue }
      let (pixel, quarter) = quantized(position, size: size)
      let key = GlyphKey(
        face: Int32(glyph.face),
        glyph: glyph.glyph,
        size: Int32((size * 64).rounded()),
        quarterX: quarter.x,
        quarterY: quarter.y,
        quarterTurns: turns
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

/// From the text's own directions to the page's, both y down, by counter-clockwise quarter turns.
private func turned(_ v: SIMD2<Double>, _ quarterTurns: UInt8) -> SIMD2<Double> {
  switch quarterTurns {
  case 1: SIMD2(v.y, -v.x)
  case 2: -v
  case 3: SIMD2(-v.y, v.x)
  default: v
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
