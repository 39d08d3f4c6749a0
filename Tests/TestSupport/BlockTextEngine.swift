import RenderModel
import TextModel

/// Text as blocks of known size, for tests of layout: every character is 0.55 of the font size wide.
package final class BlockTextEngine: TextEngine {
  package init() {}

  package func shape(_ text: String, font: FontSpec) -> ShapedText {
    let advance = font.size * 0.55
    let glyphs = text.unicodeScalars.enumerated().map { index, scalar in
      ShapedText.Glyph(face: 0, glyph: scalar.value, x: Double(index) * advance, y: 0)
    }
    return ShapedText(
      font: font, width: Double(glyphs.count) * advance, ascent: font.size * 0.95,
      descent: font.size * 0.25, glyphs: glyphs)
  }

  package func place(
    _ text: ShapedText, at origin: SIMD2<Double>, angle: Double, scale: Double, color: RGBA8,
    isMoving: Bool
  ) -> [GlyphInstance] {
    []
  }

  package func beginFrame() {}

  package var atlas: GlyphAtlasImage { .empty }
  package var missingCodePoints: [UInt32] { [] }
}
