/// A colour as four bytes: encoded sRGB with straight alpha, in memory order red, green, blue, alpha.
///
/// The layout is what a normalised unsigned-byte vertex attribute reads.
package struct RGBA8: Sendable, Hashable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  @inlinable package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The components as fractions 0...1, still encoded and straight.
  @inlinable package var fractions: SIMD4<Float> {
    SIMD4<Float>(Float(red), Float(green), Float(blue), Float(alpha)) / 255
  }

  /// The components as fractions, still encoded, colour times alpha: what blending takes.
  @inlinable package var premultiplied: SIMD4<Float> {
    let straight = fractions
    return SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
  }
}
