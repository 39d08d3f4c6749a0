import Glibc

/// Björn Ottosson's OKLab (2020), a space in which mixtures look even.
package enum OKLab {
  /// From encoded sRGB, 0...1.
  package static func fromSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let r = SRGBCurve.linear(c.x)
    let g = SRGBCurve.linear(c.y)
    let b = SRGBCurve.linear(c.z)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  /// To encoded sRGB, cut to 0...1.
  package static func toSRGB(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let l3 = l * l * l
    let m3 = m * m * m
    let s3 = s * s * s
    return [
      encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
    ]
  }

  private static func encoded(_ light: Double) -> Double {
    SRGBCurve.encoded(min(max(light, 0), 1))
  }
}
