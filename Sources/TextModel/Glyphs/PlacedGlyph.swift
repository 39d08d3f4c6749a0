import RenderModel

/// A glyph in the atlas: the rectangles that draw it, relative to the origin's pixel.
///
/// Most glyphs are one rectangle, blanks none; one that is wider or higher than the atlas takes at
/// a time is cut into several.
struct PlacedGlyph {
  /// Their `left` and `top` count from the origin's pixel.
  private(set) var parts: [GlyphInstance] = []

  static let nothing = PlacedGlyph()

  private static let greatestSide = 1024

  private init() {}

  /// Nil where the atlas is full.
  init?(_ glyph: GlyphCoverage, in atlas: inout GlyphAtlas) {
    for y in stride(from: 0, to: glyph.height, by: Self.greatestSide) {
      for x in stride(from: 0, to: glyph.width, by: Self.greatestSide) {
        let part = PixelRect(
          x: x,
          y: y,
          width: min(Self.greatestSide, glyph.width - x),
          height: min(Self.greatestSide, glyph.height - y)
        )
        guard let place = atlas.insert(glyph, part: part) else { return nil }
        parts.append(
          GlyphInstance(
            left: Int32(glyph.left + x),
            top: Int32(glyph.top + y),
            atlasX: UInt16(place.x),
            atlasY: UInt16(place.y),
            width: UInt16(part.width),
            height: UInt16(part.height),
            color: RGBA8(red: 0, green: 0, blue: 0)
          )
        )
      }
    }
  }
}
