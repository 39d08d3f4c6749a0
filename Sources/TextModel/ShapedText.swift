/// A line of text, shaped and measured in points; the origin is on the baseline at the left end.
package struct ShapedText: Sendable, Hashable {
  package var font: FontSpec
  /// The advance of the whole line.
  package var width: Double
  /// From the baseline up to the top of the line, and down to its bottom: the font's, not the ink's.
  package var ascent: Double
  package var descent: Double
  package var glyphs: [Glyph]

  package init(
    font: FontSpec,
    width: Double,
    ascent: Double,
    descent: Double,
    glyphs: [Glyph]
  ) {
    self.font = font
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.glyphs = glyphs
  }

  package var height: Double { ascent + descent }

  /// A glyph and where its origin stands, in points from the text's origin, y down.
  package struct Glyph: Sendable, Hashable {
    /// An index into the text engine's faces.
    package var face: Int
    package var glyph: UInt32
    package var x: Double
    package var y: Double

    package init(face: Int, glyph: UInt32, x: Double, y: Double) {
      self.face = face
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }
}
