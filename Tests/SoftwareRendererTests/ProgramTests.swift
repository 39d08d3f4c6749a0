import Foundation
import RenderModel
import Testing

@testable import SoftwareRenderer

/// The approximations against the exact functions.
@Suite struct ProgramTests {
  private let steps = (0...20_000).map { Double($0) / 20_000 }

  @Test func linearFromSRGBIsAccurate() {
    for c in steps {
      let exact = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      let got = Double(linearFromSRGB(SIMD4(repeating: Float(c))).x)
      #expect(abs(got - exact) < 2.2e-5, "\(c)")
    }
  }

  @Test func srgbFromLinearIsAccurate() {
    for c in steps {
      let exact = c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055
      let got = Double(srgbFromLinear(SIMD4(repeating: Float(c))).x)
      #expect(abs(got - exact) < 3.6e-5, "\(c)")
    }
  }

  @Test func bytesSurviveTheRoundTrip() {
    for byte in 0...255 {
      let c = SIMD4<Float>(repeating: Float(byte) / 255)
      let back = srgbFromLinear(linearFromSRGB(c)).x * 255
      #expect(abs(back - Float(byte)) < 0.1)
    }
  }

  @Test func angularCoordinateIsTheAngle() {
    for i in 0..<3600 {
      let angle = Double(i) * .pi / 1800
      let t = angularCoordinate(Float(cos(angle)) * 0.7, Float(sin(angle)) * 0.7)
      let off = abs(Double(t) - Double(i) / 3600)
      #expect(min(off, 1 - off) < 2e-6, "\(i)")
      #expect(t >= 0 && t < 1)
    }
    #expect(angularCoordinate(0, 0) == 0)
  }

  @Test func floorOfAnything() {
    #expect(floorInt(-0.5) == -1)
    #expect(floorInt(3) == 3)
    #expect(floorInt(2.999) == 2)
    #expect(floorInt(.nan) == 0)
    #expect(floorInt(.infinity) == 1 << 30)
    #expect(floorInt(-.infinity) == -(1 << 30))
  }

  @Test func thinningKeepsTheShare() {
    for fraction: Float in [0.04, 0.36, 0.9] {
      var kept = 0
      for id: UInt32 in 0..<20_000 {
        let bits = thinned(0b1101, to: fraction, id, Float(id % 7), 3)
        #expect(bits & ~0b1101 == 0)
        kept += bits.nonzeroBitCount
      }
      #expect(abs(Float(kept) / 60_000 - fraction) < 0.01)
    }
  }

  /// Lit fragments against the shader's formulas written out in Float64.
  @Test func lightingFollowsTheShader() {
    var random = Random(state: 9)
    for _ in 0..<500 {
      let material = Material.Lighting(metalness: random.next(), roughness: random.next())
      let base = SIMD3<Float>(random.next(), random.next(), random.next())
      func unit(_ v: SIMD3<Float>) -> SIMD3<Float> { v / (v * v).sum().squareRoot() }
      let toEye = unit([random.next() - 0.5, random.next() - 0.5, 1])
      let normal = unit([random.next() * 2 - 1, random.next() * 2 - 1, random.next() + 0.3])
      let light = SceneLight.standard
      let got = shade(
        base: Vector3x4(repeating: base),
        normal: Vector3x4(repeating: normal),
        toEye: Vector3x4(repeating: toEye),
        LightingConstants(light: light, lighting: material)
      )
      let expected = exact(base, normal, toEye, light, material)
      for (a, b) in zip([got.x.x, got.y.x, got.z.x], expected) {
        #expect(abs(Double(a) - b) < 2e-4)
      }
    }
  }

  private func exact(
    _ base: SIMD3<Float>,
    _ normal: SIMD3<Float>,
    _ toEye: SIMD3<Float>,
    _ light: SceneLight,
    _ material: Material.Lighting
  ) -> [Double] {
    typealias V = SIMD3<Double>
    func dot(_ a: V, _ b: V) -> Double { (a * b).sum() }
    func fresnel(_ f0: V, _ c: Double) -> V { f0 + (V(repeating: 1) - f0) * pow(1 - c, 5) }
    let (b, n, v, l) = (V(base), V(normal), V(toEye), V(light.keyDirection))
    let m = Double(material.metalness)
    let r = max(Double(material.roughness), 0.05)
    let alpha = r * r
    let nv = max(dot(n, v), 1e-3)
    let nl = dot(n, l)
    let diffuse =
      Double(light.ambient) + Double(light.key) * max((nl + 0.2) / 1.2, 0)
      + Double(light.fill) * max(dot(n, V(light.fillDirection)), 0)
    var color = b * ((1 - m) * diffuse)
    let f0 = V(repeating: 0.04) * (1 - m) + b * m
    if nl > 0 {
      let sum = l + v
      let h = sum / dot(sum, sum).squareRoot()
      let d = pow(max(dot(n, h), 0), 2) * (alpha * alpha - 1) + 1
      let k = alpha / 2
      let visibility = 0.25 / ((nl * (1 - k) + k) * (nv * (1 - k) + k))
      let highlight = alpha * alpha / (.pi * d * d) * visibility * nl * Double(light.key)
      color += fresnel(f0, max(dot(h, v), 0)) * min(highlight, 4)
    }
    let mirrored = 2 * dot(n, v) * n - v
    color += fresnel(f0, min(nv, 1)) * (m * (1 - 0.5 * r) * (0.55 + 0.35 * mirrored.y))
    return (0..<3).map { min(max(color[$0], 0), 1) }
  }
}
