import RenderModel

/// How much of a picture shows which hue.
struct Colors {
  enum Hue: String {
    case red
    case orange
    case green
    case blue
    case purple

    /// Degrees on the colour circle.
    var range: Range<Double> {
      switch self {
      case .red: 0..<20
      case .orange: 20..<55
      case .green: 90..<170
      case .blue: 170..<240
      case .purple: 240..<320
      }
    }
  }

  private var hues: [Double] = []
  private let pixelCount: Int

  /// - Parameter bitmap: opaque.
  init(_ bitmap: Bitmap) {
    pixelCount = bitmap.width * bitmap.height
    for i in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      let (r, g, b) = (
        Double(bitmap.bytes[i]), Double(bitmap.bytes[i + 1]), Double(bitmap.bytes[i + 2])
      )
      let high = max(r, g, b)
      let spread = high - min(r, g, b)
      // Greys have no hue.
      guard spread > 40 else { continue }
      let sixth =
        high == r ? (g - b) / spread : high == g ? 2 + (b - r) / spread : 4 + (r - g) / spread
      hues.append(sixth < 0 ? sixth * 60 + 360 : sixth * 60)
    }
  }

  /// The share of the picture's pixels that has a hue.
  func share(_ hue: Hue) -> Double {
    Double(hues.count { hue.range.contains($0) }) / Double(max(1, pixelCount))
  }
}
