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
}
