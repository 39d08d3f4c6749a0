import Diagnostics

/// The limits of a picture's size, checked before anything is allocated.
enum PictureSize {
  /// Pixels along a side.
  static let sideLimit = 65_535
  /// Pixels in all.
  static let pixelLimit = 1 << 30

  /// Width and height in points, from `WxH`.
  ///
  /// - Throws: `badSize`, or `tooManyPixels` where the sides are within their limit.
  static func read(_ text: String, scale: Double) throws(ReliefError) -> (Double, Double) {
    guard let (width, height) = ValueText.pair(text, separator: "x") else {
      throw .badSize(text: text, reason: "write width and height in points, such as 800x600")
    }
    let wide = try pixels(width, scale: scale, of: text)
    let high = try pixels(height, scale: scale, of: text)
    guard wide <= pixelLimit / high else {
      throw .tooManyPixels(width: wide, height: high, limit: pixelLimit)
    }
    return (width, height)
  }

  private static func pixels(
    _ points: Double,
    scale: Double,
    of text: String
  ) throws(ReliefError) -> Int {
    guard points.isFinite, points > 0 else {
      throw .badSize(text: text, reason: "each side must be a finite number above 0")
    }
    let exact = (points * scale).rounded()
    guard exact >= 1 else {
      throw .badSize(text: text, reason: "at scale \(scale) a side is less than a pixel")
    }
    guard exact <= Double(sideLimit) else {
      throw .badSize(
        text: text,
        reason: "at scale \(scale) a side has more than \(sideLimit) pixels; "
          + "lower --size or --scale"
      )
    }
    return Int(exact)
  }
}
