/// What may change from one frame to the next: the camera, and the items that depend on it.
package struct FrameState: Sendable, Equatable {
  /// The whole image in pixels.
  package var size: PixelSize
  /// Pixels per point.
  package var scale: Double
  /// Straight sRGB; alpha 0 leaves the background transparent.
  package var background: RGBA8
  package var cameras: [Camera]
  /// The items of layers whose source is `.perFrame`, by index.
  package var items: [[DrawItem]]
  package var atlas: GlyphAtlasImage
  /// The part of the image to draw, in pixels from the top left; nil for all of it.
  ///
  /// The result is exactly that part of the whole image.
  package var region: PixelRect?

  package init(
    size: PixelSize, scale: Double, background: RGBA8, cameras: [Camera] = [],
    items: [[DrawItem]] = [], atlas: GlyphAtlasImage = .empty, region: PixelRect? = nil
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.cameras = cameras
    self.items = items
    self.atlas = atlas
    self.region = region
  }

  /// The rectangle that is drawn: the region, or everything.
  package var drawnRect: PixelRect {
    region ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

/// A size in whole pixels.
package struct PixelSize: Sendable, Hashable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in whole pixels, from the top left corner.
package struct PixelRect: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The coverage of all glyphs in use: one byte a texel, rows from the top.
package struct GlyphAtlasImage: Sendable, Equatable {
  package var width: Int
  package var height: Int
  package var coverage: [UInt8]
  /// Changes whenever the texels do, so that a back end uploads only what is new.
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
