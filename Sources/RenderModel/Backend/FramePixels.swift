/// In which form a sink takes its frames.
package enum FrameFormat: Sendable, Hashable {
  /// A `Bitmap`.
  case rgba
  /// BT.709 in limited range, chroma at half the size each way.
  case yuv420
  /// The same, and alpha at full size.
  case yuva420

  package var hasAlpha: Bool { self != .yuv420 }
}

/// The pixels of one finished frame.
package enum FramePixels: Sendable, Equatable {
  case rgba(Bitmap)
  case planar(PlanarImage)
}

/// A picture as video encoders take it: planes of Y, Cb and Cr, and of A where there is one.
///
/// BT.709 in limited range (ITU-R BT.709-6, 3.4 and 3.5): Y is 16...235, Cb and Cr are 16...240. Each
/// chroma sample is that of the mean of its four pixels, and is rounded once. Where there is alpha,
/// colours are straight, the mean is weighted by alpha, and pixels with alpha 0 have the colour of
/// the background.
/// Both sides are even; a picture whose sides are not has a row or column of its background more.
package struct PlanarImage: Sendable, Equatable {
  /// Of the planes of Y and A; those of Cb and Cr are half as wide and half as high.
  package let width: Int
  package let height: Int
  package let hasAlpha: Bool
  /// The planes one after the other, rows from the top, with no padding.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, hasAlpha: Bool, bytes: [UInt8]) {
    precondition(width % 2 == 0 && height % 2 == 0, "planes of 4:2:0 have even sides")
    precondition(
      bytes.count == PlanarImage.byteCount(width: width, height: height, hasAlpha: hasAlpha),
      "planes of 4:2:0 have one and a half byte a pixel, and one more with alpha")
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.bytes = bytes
  }

  package static func byteCount(width: Int, height: Int, hasAlpha: Bool) -> Int {
    width * height * (hasAlpha ? 5 : 3) / 2
  }

  /// The size of the planes of a picture's size.
  package static func padded(_ size: PixelSize) -> PixelSize {
    PixelSize(width: size.width + size.width % 2, height: size.height + size.height % 2)
  }
}
