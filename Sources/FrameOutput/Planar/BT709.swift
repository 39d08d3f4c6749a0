/// Y'CbCr of ITU-R BT.709-6 in limited range with 8 bits (3.2 to 3.5).
///
/// With R', G' and B' as codes 0...255:
///
///     Y  = 16 + 219/255 (0.2126 R' + 0.7152 G' + 0.0722 B')
///     Cb = 128 + 224/255 (B' - E) / 1.8556
///     Cr = 128 + 224/255 (R' - E) / 1.5748      E = 0.2126 R' + 0.7152 G' + 0.0722 B'
///
/// Each is rounded to the nearest code once, and halves up: the formula plus a half, without its
/// fraction. Chroma is that of the sums of four pixels, which are not rounded before.
enum BT709 {
  /// Factors of red, green and blue, and what is added.
  struct Row {
    let red: Float
    let green: Float
    let blue: Float
    let offset: Float

    /// The code before its fraction is left out.
    @inline(__always)
    func code(_ red: Float, _ green: Float, _ blue: Float) -> Float {
      self.red * red + self.green * green + (self.blue * blue + offset)
    }

    /// Four codes, by the same operations in the same order.
    @inline(__always)
    func codes(
      _ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>
    ) -> SIMD4<Float> {
      self.red * red + self.green * green + (self.blue * blue + offset)
    }
  }

  /// Of one pixel.
  static let luma = row(219 / 255, (0.2126, 0.7152, 0.0722), offset: 16)
  /// Of the sums of four pixels.
  static let chromaBlue = row(224 / 255 / 1.8556 / 4, (-0.2126, -0.7152, 0.9278), offset: 128)
  /// Of the sums of four pixels.
  static let chromaRed = row(224 / 255 / 1.5748 / 4, (0.7874, -0.7152, -0.0722), offset: 128)

  private static func row(
    _ scale: Double, _ weights: (Double, Double, Double), offset: Double
  ) -> Row {
    Row(
      red: Float(scale * weights.0), green: Float(scale * weights.1),
      blue: Float(scale * weights.2), offset: Float(offset + 0.5))
  }
}
