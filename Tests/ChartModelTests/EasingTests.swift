import ChartModel
import Testing

/// Curves of movements: ends, symmetry, and known values.
struct EasingTests {
  private static let curves: [Easing] =
    Easing.named.map(\.easing)
    + [(1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 0), (1, 1, 1, 1), (0.3, -2, 0.6, 3), (1, 0, 1, 0)]
    .compactMap { CubicEasing($0.0, $0.1, $0.2, $0.3).map(Easing.cubic) }
    + [0.5, 0.9, 1, -1, .nan].map { .spring(SpringEasing(bounce: $0)) }

  @Test(arguments: curves)
  func endsAreExact(easing: Easing) {
    for time in [0, -1, -Double.infinity, .nan] { #expect(easing(time) == 0) }
    for time in [1, 2, Double.infinity] { #expect(easing(time) == 1) }
    for time in [1e-300, 1e-9, 1 - 1e-15] { #expect(easing(time).isFinite) }
  }

  /// A curve may be steep at a point, but its steps vanish as those of time do.
  @Test(arguments: curves)
  func curvesHaveNoJumps(easing: Easing) {
    func greatestStep(_ count: Int) -> Double {
      let values = (0...count).map { easing(Double($0) / Double(count)) }
      return zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? 1
    }
    // The steepest is a cube root: a thousandth of the time is a tenth of the way.
    #expect(greatestStep(200_000) < max(1e-3, greatestStep(200) / 8))
  }

  @Test func symmetricCurvesAreTheirOwnReverse() {
    let pairs: [(Easing, Easing)] = [
      (.linear, .linear), (.easeInOut, .easeInOut), (.easeIn, .easeOut), (.easeOut, .easeIn),
    ]
    for (easing, reverse) in pairs {
      for step in 0...1000 {
        let time = Double(step) / 1000
        #expect(abs(easing(time) + reverse(1 - time) - 1) < 1e-12)
      }
    }
  }

  @Test func curvesWithoutSwingOnlyRise() {
    for easing in [Easing.linear, .ease, .easeIn, .easeOut, .easeInOut, .smooth] {
      let values = (0...1000).map { easing(Double($0) / 1000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// A point of a curve at its parameter s is known without solving anything.
  @Test func cubicsGoThroughTheirPoints() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let c = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = Easing.cubic(try #require(CubicEasing(c[0], c[1], c[2], c[3])))
      for step in 1..<20 {
        let s = Double(step) / 20
        func value(_ a: Double, _ b: Double) -> Double {
          3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        #expect(abs(curve(value(c[0], c[2])) - value(c[1], c[3])) < 1e-6)
      }
    }
    #expect(CubicEasing(-0.1, 0, 1, 1) == nil)
    #expect(CubicEasing(0, .nan, 1, 1) == nil)
    #expect(CubicEasing(0, 0, 1.1, 1) == nil)
  }

  /// Against the equation of motion, integrated in small steps (semi-implicit Euler).
  @Test(arguments: [0, 0.15, 0.3, 0.6])
  func springsMoveAsSpringsDo(bounce: Double) {
    let spring = SpringEasing(bounce: bounce)
    let easing = Easing.spring(spring)
    let count = 200_000
    let step = spring.settling / Double(count)
    let (stiffness, damping) = (4 * Double.pi * Double.pi, (1 - bounce) * 4 * Double.pi)
    var (place, speed) = (0.0, 0.0)
    for index in 1...count {
      speed += step * (stiffness * (1 - place) - damping * speed)
      place += step * speed
      if index % 1000 == 0 {
        #expect(abs(easing(Double(index) / Double(count)) - place) < 1.5e-3)
      }
    }
    #expect(abs(place - 1) < 1.5e-3)
    let highest = (0...1000).map { easing(Double($0) / 1000) }.max() ?? 0
    #expect(bounce == 0 ? highest == 1 : highest > 1.001)
  }
}
