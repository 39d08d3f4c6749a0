import RenderModel

extension PlanarImage {
  /// Converts a picture; an odd side gets a row or column of the background more.
  ///
  /// `BT709` states formulas and rounding. Where alpha is kept, colours are straight; chroma is
  /// that of the four pixels weighted by their alpha, so that what cannot be seen tints no edge,
  /// and what is clear has the colour of the background under its alpha of 0.
  ///
  /// - Parameters:
  ///   - background: straight sRGB; where alpha is not kept, translucent pixels are composed over
  ///     its colour.
  package init(_ bitmap: Bitmap, keepsAlpha: Bool, background: RGBA8) {
    let size = PlanarImage.padded(PixelSize(width: bitmap.width, height: bitmap.height))
    let count = PlanarImage.byteCount(
      width: size.width, height: size.height, hasAlpha: keepsAlpha)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      bitmap.bytes.withUnsafeBytes { pixels in
        guard let pixels = pixels.baseAddress, let planes = buffer.baseAddress else { return }
        let converter = PlanarConverter(
          pixels: pixels, width: bitmap.width, height: bitmap.height,
          planes: planes, size: size, keepsAlpha: keepsAlpha, background: background)
        for y in stride(from: 0, to: size.height, by: 2) { converter.convertRows(y) }
      }
      initialized = count
    }
    self.init(width: size.width, height: size.height, hasAlpha: keepsAlpha, bytes: bytes)
  }
}
