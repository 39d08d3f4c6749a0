import RenderModel

/// The text engine: fonts from a locator, shaping by HarfBuzz, glyphs by FreeType.
///
/// A character that no font has is collected in `missingCodePoints` and drawn as the font's own
/// box for missing characters, so that the gap shows. Without any font at all, text has plausible
/// measures and no ink.
///
/// Not safe for use from several threads: one engine per renderer. Engines share nothing but the
/// mapped font files and fontconfig's index, which has a lock.
package final class FontTextEngine: TextEngine {
  let locator: any FontLocator
  let library = FreeTypeLibrary()
  let shaper = RunShaper()

  /// All faces opened so far; indices are what shaped text refers to.
  var faces: [FontFace] = []
  /// Nil for files that could not be opened.
  var faceIndices: [FontFile: Int?] = [:]
  var preferences: [Typeface: Preference] = [:]
  var fallbackFaces: [FallbackKey: Int?] = [:]

  var shapedTexts: [TextKey: ShapedText] = [:]
  var atlasImage = GlyphAtlas()
  var placedGlyphs: [GlyphKey: PlacedGlyph] = [:]

  /// In order of first appearance since the start or `reset`.
  package internal(set) var missingCodePoints: [UInt32] = []
  /// Families asked for by name that are not installed; the default sans serif stands for them.
  package internal(set) var missingFamilies: [String] = []
  /// Glyphs that were too big to draw, or found the atlas full.
  package internal(set) var undrawnGlyphCount = 0

  package init(locator: any FontLocator = SystemFontLocator()) {
    self.locator = locator
  }

  /// The atlas with all glyphs placed so far.
  package var atlas: GlyphAtlasImage { atlasImage.image }

  /// Forgets texts, glyphs and what was missing, but keeps the open fonts: for the next chart.
  ///
  /// Instances placed before are no longer valid.
  package func reset() {
    shapedTexts = [:]
    placedGlyphs = [:]
    atlasImage.removeAll()
    missingCodePoints = []
    missingFamilies = []
    undrawnGlyphCount = 0
  }

  /// Forgets glyphs where they have become many.
  package func beginFrame() {
    guard atlasImage.isLarge else { return }
    placedGlyphs = [:]
    atlasImage.removeAll()
  }

  /// A family and weight: a font whatever its size.
  struct Typeface: Hashable {
    var family: String?
    var weight: Int
  }

  /// What a typeface comes to on this machine.
  struct Preference {
    /// Indices of faces, most wanted first.
    var faces: [Int] = []
    var isFamilyMissing = false
  }

  struct FallbackKey: Hashable {
    var codePoint: UInt32
    var weight: Int
  }

  struct TextKey: Hashable {
    var text: String
    var font: FontSpec
  }
}
