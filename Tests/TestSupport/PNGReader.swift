import CPNG
import RenderModel

/// A PNG as libpng reads it: an independent check of what was written.
package struct PNGReader {
  package let width: Int
  package let height: Int
  /// Whether the file has an alpha channel.
  package let hasAlpha: Bool
  /// Straight RGBA, four bytes a pixel.
  package let straight: [UInt8]

  /// Nil where libpng does not accept the bytes.
  package init?(_ file: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { return nil }
    width = Int(image.width)
    height = Int(image.height)
    hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
    straight = pixels
  }

  /// The picture with premultiplied alpha, as it was before it was written.
  package var bitmap: Bitmap {
    var bytes = straight
    for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
      let alpha = Int(bytes[pixel + 3])
      for i in pixel..<pixel + 3 { bytes[i] = UInt8((Int(bytes[i]) * alpha + 127) / 255) }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
