import Glibc

/// The transfer functions of sRGB (IEC 61966-2-1), odd about 0 for colours outside the gamut.
package enum SRGBCurve {
  /// Encoded to linear light.
  package static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// Linear light to encoded.
  package static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }
}
