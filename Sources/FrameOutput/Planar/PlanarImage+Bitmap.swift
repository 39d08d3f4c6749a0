import RenderModel

extension PlanarImage {
  /// Converts a picture; an odd side gets a row or column of the background more.
  ///
  /// - Parameters:
  ///   - background: straight sRGB, over which nothing is composed where alpha is kept.
  package init(_ bitmap: Bitmap, keepsAlpha: Bool, background: RGBA8) {
    let size = PlanarImage.padded(PixelSize(width: bitmap.width, height: bitmap.height))
    let count = PlanarImage.byteCount(
      width: size.width, height: size.height, hasAlpha: keepsAlpha)
    self.init(
      width: size.width, height: size.height, hasAlpha: keepsAlpha,
      bytes: [UInt8](repeating: 128, count: count))
  }
}
