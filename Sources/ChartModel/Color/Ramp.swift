import RenderModel

/// Makes the 256 colours of a ramp.
package enum Ramp {
  /// Cool to warm: low is blue, high is red.
  package static let coolToWarm = GradientSpec(
    colors: [.blue, .cyan, .green, .yellow, .orange, .red].map { .system($0, opacity: 1) })

  /// A gradient sampled evenly over 0...1, mixed in OKLab; alpha is mixed linearly.
  ///
  /// Two stops at one place make a hard edge, as in SwiftUI.
  static func row(_ gradient: GradientSpec, palette: Palette) -> [RGBA8] {
    row(gradient, palette: palette) { $0 }
  }

  /// The same, with the place of each entry given by a function of 0...1.
  static func row(
    _ gradient: GradientSpec, palette: Palette, place: (Double) -> Double
  ) -> [RGBA8] {
    let stops = gradient.stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map { Stop(location: $0.element.location, color: palette.resolve($0.element.color)) }
    return (0..<RampTable.width).map { index in
      color(at: place(Double(index) / Double(RampTable.width - 1)), stops)
    }
  }

  /// The entry of a row nearest to a place; the ends beyond 0 and 1, the first for NaN.
  static func color(_ row: [RGBA8], at place: Double) -> RGBA8 {
    let entry = (min(max(place, 0), 1) * Double(row.count - 1)).rounded()
    return row[entry.isFinite ? Int(entry) : 0]
  }

  private struct Stop {
    var location: Double
    var color: RGBA8
    var lab: SIMD3<Double>

    init(location: Double, color: RGBA8) {
      self.location = location
      self.color = color
      let f = color.fractions
      lab = OKLab.fromSRGB([Double(f.x), Double(f.y), Double(f.z)])
    }
  }

  private static func color(at place: Double, _ stops: [Stop]) -> RGBA8 {
    guard let first = stops.first, let last = stops.last else {
      return RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if place <= first.location { return first.color }
    guard let upper = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    let a = stops[upper - 1]
    let b = stops[upper]
    return mix(a, b, (place - a.location) / (b.location - a.location))
  }

  private static func mix(_ a: Stop, _ b: Stop, _ t: Double) -> RGBA8 {
    let rgb = OKLab.toSRGB(a.lab + (b.lab - a.lab) * t)
    let alpha = (Double(a.color.alpha) + (Double(b.color.alpha) - Double(a.color.alpha)) * t) / 255
    return RGBA8(fractions: [rgb.x, rgb.y, rgb.z, alpha])
  }

  /// The first colour with a fraction of the second, in OKLab or else in encoded sRGB.
  static func mix(_ a: RGBA8, _ b: RGBA8, _ fraction: Double, isPerceptual: Bool) -> RGBA8 {
    let t = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if isPerceptual { return mix(Stop(location: 0, color: a), Stop(location: 1, color: b), t) }
    let first = SIMD4<Double>(a.fractions)
    return RGBA8(fractions: first + (SIMD4<Double>(b.fractions) - first) * t)
  }
}
