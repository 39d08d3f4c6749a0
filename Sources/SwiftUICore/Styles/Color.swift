import ChartModel
import Foundation

/// A colour, given by its components or one of the theme's.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// The colour as plain values.
  package let spec: ColorSpec

  package init(_ spec: ColorSpec) {
    self.spec = spec
  }

  /// The colour itself.
  public static func _paint(_ style: Color, in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(style.spec))
  }

  /// The same colour, more see-through.
  public func opacity(_ opacity: Double) -> Color {
    Color(spec.multiplyingOpacity(by: opacity))
  }

  /// The name of a theme's colour, or the components.
  public var description: String {
    switch spec {
    case .system(let color, 1): color.rawValue
    case .system(let color, let opacity): "\((opacity * 100).formatted())% \(color.rawValue)"
    case .srgb(let red, let green, let blue, let opacity):
      "sRGB \(red) \(green) \(blue) \(opacity)"
    case .mix(let first, let second, let fraction, _):
      "\(Color(first)) with \((fraction * 100).formatted())% \(Color(second))"
    }
  }
}

extension Color {
  /// The meaning of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded with the sRGB curve.
    case sRGB
    /// The primaries of sRGB, proportional to light.
    case sRGBLinear
    /// The wider primaries of Display P3, encoded with the sRGB curve.
    case displayP3
  }

  /// A colour by its components, 0 to 1 each.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let encoded = colorSpace.encodedSRGB(SIMD3(red, green, blue))
    self.init(.srgb(red: encoded.x, green: encoded.y, blue: encoded.z, opacity: opacity))
  }

  /// A grey, 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, 0 to 1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = Color.srgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.srgb(red: rgb.x, green: rgb.y, blue: rgb.z, opacity: opacity))
  }

  /// The hexcone model of hue, saturation and brightness.
  ///
  /// Source: Alvy Ray Smith, Color Gamut Transform Pairs, SIGGRAPH 1978.
  private static func srgb(
    hue: Double,
    saturation: Double,
    brightness: Double
  ) -> SIMD3<Double> {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let wrapped = place < 0 ? place + 6 : place
      let ramp = max(0, min(wrapped, 4 - wrapped, 1))
      return brightness * (1 - saturation * ramp)
    }
    return SIMD3(component(5), component(3), component(1))
  }
}

extension Color.RGBColorSpace {
  /// Components of this space as encoded sRGB components.
  func encodedSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB:
      return components
    case .sRGBLinear:
      return components.mapped(SRGBCurve.encoded)
    case .displayP3:
      let p3 = components.mapped(SRGBCurve.linear)
      // Display P3 to sRGB, both D65: from the chromaticities in CSS Color Module Level 4.
      let linear = SIMD3(
        1.224_940_176_3 * p3.x - 0.224_940_176_3 * p3.y,
        -0.042_056_954_7 * p3.x + 1.042_056_954_7 * p3.y,
        -0.019_637_554_6 * p3.x - 0.078_636_045_6 * p3.y + 1.098_273_600_1 * p3.z
      )
      return linear.mapped(SRGBCurve.encoded)
    }
  }
}

extension SIMD3<Double> {
  fileprivate func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
