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
    region ?? PixelRect(size)
  }
}
