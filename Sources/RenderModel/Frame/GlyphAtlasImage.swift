/// The coverage of all glyphs in use: one byte a texel, rows from the top.
package struct GlyphAtlasImage: Sendable, Equatable {
  package var width: Int
  package var height: Int
  package var coverage: [UInt8]
  /// Another for every content, so that a back end uploads only what is new.
  package var version: Int

  package init(width: Int, height: Int, coverage: [UInt8], version: Int) {
    self.width = width
    self.height = height
    self.coverage = coverage
    self.version = version
  }

  package static let empty = GlyphAtlasImage(width: 0, height: 0, coverage: [], version: 0)

  package static func == (a: GlyphAtlasImage, b: GlyphAtlasImage) -> Bool {
    a.version == b.version && a.width == b.width && a.height == b.height
      && a.coverage == b.coverage
  }
}
