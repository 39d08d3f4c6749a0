import RenderModel

extension FontTextEngine {
  /// The glyph instances that draw a text.
  ///
  /// The base line of level and upright text is put on a whole pixel and glyphs along it on quarter
  /// pixels: letters stand sharp and evenly spaced. Text at any other angle stands on quarter
  /// pixels both ways. Text that moves stands on eighths of pixels both ways, whatever its angle,
  /// and all glyphs of a level or upright line step together, so that letters keep their distances.
  /// Text at no finite place, angle or size draws nothing.
  package func place(
    _ text: ShapedText,
    at origin: SIMD2<Double>,
    angle: Double,
    scale: Double,
    color: RGBA8,
    isMoving: Bool
  ) -> [GlyphInstance] {
    let size = text.font.size * scale
    var start = origin * scale
    guard size > 0, angle.isFinite, isDrawable(start) else { return [] }
    guard size <= GlyphCoverage.greatestSize else {
      undrawnGlyphCount += text.glyphs.count
      return []
    }
    let turn = TextTurn(degrees: angle)
    if isMoving {
      if turn.isLevel || turn.isUpright {
        start = (start * GlyphKey.fineSteps).rounded(.toNearestOrAwayFromZero) / GlyphKey.fineSteps
      }
    } else if turn.isLevel {
      start.y.round()
    } else if turn.isUpright {
      start.x.round()
    }
    var instances: [GlyphInstance] = []
    instances.reserveCapacity(text.glyphs.count)
    for glyph in text.glyphs {
      let position = start + turn.applied(to: SIMD2(glyph.x, glyph.y)) * scale
      guard isDrawable(position), faces.indices.contains(glyph.face) else { continue }
      let (pixel, eighth) = quantized(position, size: size, isMoving: isMoving)
      let key = GlyphKey(
        face: Int32(glyph.face),
        glyph: glyph.glyph,
        size: Int32((size * 64).rounded()),
        eighthX: eighth.x,
        eighthY: eighth.y,
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

/// The pixel that an origin falls in and its eighth there: every other one for text that stands still.
///
/// Big letters stand on whole pixels, where the difference does not show and the atlas holds a
/// fraction as many; if they move, on quarters.
private func quantized(
  _ position: SIMD2<Double>,
  size: Double,
  isMoving: Bool
) -> (pixel: SIMD2<Int32>, eighth: SIMD2<UInt8>) {
  let stillStep = size > 64 ? 8.0 : 2.0
  let step = isMoving ? (size > 64 ? 2.0 : 1.0) : stillStep
  let scaled =
    (position * (GlyphKey.fineSteps / step)).rounded(.toNearestOrAwayFromZero) * step
  let eighths = SIMD2(Int32(scaled.x), Int32(scaled.y))
  return (eighths &>> 3, SIMD2(UInt8(eighths.x & 7), UInt8(eighths.y & 7)))
}
