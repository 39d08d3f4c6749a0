import ChartModel

extension Color {
  /// A colour's components, of which the theme no longer decides any.
  public struct Resolved: ShapeStyle, Hashable, CustomStringConvertible {
    /// Proportional to light, in the primaries of sRGB.
    public var linearRed: Float
    /// Proportional to light, in the primaries of sRGB.
    public var linearGreen: Float
    /// Proportional to light, in the primaries of sRGB.
    public var linearBlue: Float
    /// 0 for clear to 1 for opaque.
    public var opacity: Float

    /// A colour by its components, 0 to 1 each.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let encoded = colorSpace.encodedSRGB(SIMD3(Double(red), Double(green), Double(blue)))
      linearRed = Float(SRGBCurve.linear(encoded.x))
      linearGreen = Float(SRGBCurve.linear(encoded.y))
      linearBlue = Float(SRGBCurve.linear(encoded.z))
      self.opacity = opacity
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The components in sRGB.
    public var description: String { "sRGB \(red) \(green) \(blue) \(opacity)" }

    /// The colour itself.
    public static func _paint(_ style: Resolved, in environment: EnvironmentValues) -> _Paint {
      _Paint(.color(Color(style).spec))
    }

    private static func encoded(_ light: Float) -> Float {
      Float(SRGBCurve.encoded(Double(light)))
    }

    private static func linear(_ encoded: Float) -> Float {
      Float(SRGBCurve.linear(Double(encoded)))
    }
  }

  /// A colour of components that are known.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB,
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The colour's components in an environment, which is light or dark.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .srgb(let red, let green, let blue, let opacity) = spec {
      return Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }
    let theme: Theme = environment.colorScheme == .dark ? .dark : .light
    let parts = Palette(theme: theme).resolve(spec).fractions
    return Resolved(red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w)
  }
}
