/// What colours a mark.
package enum ForegroundSpec: Sendable {
  /// The chart's first colour.
  case automatic
  case color(Varying<ColorSpec>)
  /// A scale from data to colour, with a legend.
  case encoded(Channel)
  /// By y: over `range` of y's data, or the y domain; nil gradient for the cool to warm one.
  case heightBased(gradient: GradientSpec?, range: ClosedRange<Double>?)
  /// By where the surface faces.
  case normalBased
  /// Across the footprint of a surface, or the box.
  case gradient(GradientSpec, GradientGeometry)
}

/// A colour as declared: given, or the theme's.
package enum ColorSpec: Sendable, Hashable {
  /// Straight encoded sRGB, 0...1.
  case srgb(red: Double, green: Double, blue: Double, opacity: Double)
  /// A system colour, which follows the theme, times an opacity.
  case system(SystemColor, opacity: Double)
  /// The first with a fraction of the second, in OKLab or else in encoded sRGB.
  indirect case mix(ColorSpec, ColorSpec, by: Double, isPerceptual: Bool)
}

/// The colours that have a light and a dark form; `Palette` has their values.
package enum SystemColor: String, CaseIterable, Sendable, Hashable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case white
  case black
  case clear
  case primary
  case secondary
  case tertiary
  case quaternary
}

/// Colours at places along 0...1.
package struct GradientSpec: Sendable, Hashable {
  /// A colour and its place.
  package struct Stop: Sendable, Hashable {
    package var color: ColorSpec
    package var location: Double

    package init(color: ColorSpec, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spaced colours.
  package init(colors: [ColorSpec]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// How a gradient lies in the unit square of x (rightward) and y (downward, SwiftUI's way).
package enum GradientGeometry: Sendable, Hashable {
  case linear(start: SIMD2<Double>, end: SIMD2<Double>)
  /// Radii in points.
  case radial(center: SIMD2<Double>, startRadius: Double, endRadius: Double)
  /// Radii as fractions of the square's sides.
  case elliptical(center: SIMD2<Double>, startFraction: Double, endFraction: Double)
  /// Angles in degrees, clockwise from the right.
  case angular(center: SIMD2<Double>, start: Double, end: Double)
}
