import RenderModel

/// A finished picture.
///
/// CoreGraphics has this type on Apple's platforms only.
public final class CGImage: Sendable {
  /// The pixels: encoded sRGB with premultiplied alpha, rows from the top.
  package let bitmap: Bitmap

  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
  /// Bits of one colour component of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of one row.
  public var bytesPerRow: Int { bitmap.width * 4 }
}
