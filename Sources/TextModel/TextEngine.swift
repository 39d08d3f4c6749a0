import RenderModel

/// Shapes text and draws glyphs into an atlas.
package protocol TextEngine: AnyObject {
  /// Shapes one line. Characters that no font has are collected in `missingCodePoints`.
  func shape(_ text: String, font: FontSpec) -> ShapedText

  /// The glyph instances that draw a text, its glyphs now in the atlas.
  ///
  /// - Parameters:
  ///   - origin: the left end of the baseline in points of the page.
  ///   - angle: degrees counter-clockwise about the origin: 90 reads upward.
  ///   - scale: pixels per point.
  ///   - isMoving: whether the text is one of a sequence in which it moves, so that it should stand
  ///     as near to its place as it can rather than as sharp.
  func place(
    _ text: ShapedText,
    at origin: SIMD2<Double>,
    angle: Double,
    scale: Double,
    color: RGBA8,
    isMoving: Bool
  ) -> [GlyphInstance]

  /// Forgets glyphs where they have become many: before every frame of a sequence, in which letters
  /// stand ever differently.
  ///
  /// Instances placed before are no longer valid with the atlas to come.
  func beginFrame()

  /// The atlas with all glyphs placed so far.
  var atlas: GlyphAtlasImage { get }

  /// In order of first appearance.
  var missingCodePoints: [UInt32] { get }
}
