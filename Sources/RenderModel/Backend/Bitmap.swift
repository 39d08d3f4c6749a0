/// A finished picture: rows from the top, four bytes a pixel, encoded sRGB with premultiplied alpha.
package struct Bitmap: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Red, green, blue, alpha; `width * height * 4` bytes with no padding.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The premultiplied bytes of one pixel.
  package subscript(x: Int, y: Int) -> RGBA8 {
    let i = (y * width + x) * 4
    return RGBA8(red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
  }
}
