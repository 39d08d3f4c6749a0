import RenderModel

/// Turns declared colours into the bytes that are drawn.
package struct Palette: Sendable {
  package var theme: Theme
  /// The order in which categories take colours.
  var categorical: [ColorSpec]

  package init(theme: Theme, categorical: NamedPalette = .apple) {
    self.theme = theme
    self.categorical = categorical.colors
  }

  /// The bytes of a declared colour in this theme.
  package func resolve(_ color: ColorSpec) -> RGBA8 {
    switch color {
    case .srgb(let red, let green, let blue, let opacity):
      return RGBA8(fractions: [red, green, blue, opacity])
    case .system(let name, let opacity):
      var resolved = system(name)
      resolved.alpha = RGBA8.byte(Double(resolved.alpha) / 255 * opacity)
      return resolved
    case .mix(let first, let second, let fraction, let isPerceptual):
      return Ramp.mix(resolve(first), resolve(second), fraction, isPerceptual: isPerceptual)
    }
  }

  /// Apple's system colours as its Human Interface Guidelines list them, light and dark.
  func system(_ color: SystemColor) -> RGBA8 {
    let isLight = theme == .light
    func pair(_ light: UInt32, _ dark: UInt32) -> RGBA8 { RGBA8(hex: isLight ? light : dark) }
    func label(_ alpha: UInt8) -> RGBA8 {
      isLight
        ? RGBA8(red: 60, green: 60, blue: 67, alpha: alpha)
        : RGBA8(red: 235, green: 235, blue: 245, alpha: alpha)
    }
    switch color {
    case .red: return pair(0xFF3B30, 0xFF453A)
    case .orange: return pair(0xFF9500, 0xFF9F0A)
    case .yellow: return pair(0xFFCC00, 0xFFD60A)
    case .green: return pair(0x34C759, 0x30D158)
    case .mint: return pair(0x00C7BE, 0x63E6E2)
    case .teal: return pair(0x30B0C7, 0x40CBE0)
    case .cyan: return pair(0x32ADE6, 0x64D2FF)
    case .blue: return pair(0x007AFF, 0x0A84FF)
    case .indigo: return pair(0x5856D6, 0x5E5CE6)
    case .purple: return pair(0xAF52DE, 0xBF5AF2)
    case .pink: return pair(0xFF2D55, 0xFF375F)
    case .brown: return pair(0xA2845E, 0xAC8E68)
    case .gray: return pair(0x8E8E93, 0x8E8E93)
    case .white: return RGBA8(gray: 255)
    case .black: return RGBA8(gray: 0)
    case .clear: return RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
    case .primary: return pair(0x000000, 0xFFFFFF)
    case .secondary: return label(153)
    case .tertiary: return label(76)
    case .quaternary: return label(45)
    }
  }
}

extension RGBA8 {
  /// 0xRRGGBB.
  init(hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  /// From fractions 0...1, cut to that; NaN counts as 0.
  package init(fractions f: SIMD4<Double>) {
    self.init(
      red: RGBA8.byte(f.x), green: RGBA8.byte(f.y), blue: RGBA8.byte(f.z), alpha: RGBA8.byte(f.w))
  }

  static func byte(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return UInt8((min(fraction, 1) * 255).rounded())
  }
}
