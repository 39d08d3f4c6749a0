import ChartModel
import Foundation
import TestSupport
import Testing

struct NumberTicksTests {
  @Test(arguments: [
    (0.0, 40.0, 5, [0.0, 10, 20, 30, 40]),
    (0, 100, 5, [0, 25, 50, 75, 100]),
    (0, 100, 3, [0, 50, 100]),
    (-1, 1, 5, [-1, -0.5, 0, 0.5, 1]),
    (0, 0.3, 4, [0, 0.1, 0.2, 0.3]),
    (1e9, 1e9 + 0.4, 5, [1e9, 1e9 + 0.1, 1e9 + 0.2, 1e9 + 0.3, 1e9 + 0.4]),
  ])
  func niceValues(low: Double, high: Double, count: Int, expected: [Double]) throws {
    let step = try #require(NumberTicks.step(low: low, high: high, count: count))
    let values = NumberTicks.multiples(of: step, low: low, high: high)
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) <= abs(wanted) * 1e-15 + 1e-17)
    }
  }

  @Test func valuesAreTheNearestDoublesToTheirDecimals() {
    let values = NumberTicks.multiples(of: 0.1, low: 0, high: 1)
    #expect(values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }

  @Test func hopelessDomainsGiveNoValues() {
    #expect(NumberTicks.step(low: .nan, high: 1, count: 5) == nil)
    #expect(NumberTicks.step(low: 0, high: .infinity, count: 5) == nil)
    #expect(NumberTicks.step(low: 1, high: 1, count: 5) == nil)
    #expect(NumberTicks.multiples(of: 1e-300, low: 0, high: 1) == [])
    #expect(NumberTicks.multiples(of: 0.1, low: 1e18, high: 2e18) == [])
  }

  @Test func domainsRoundOutward() {
    let penguins = NumberTicks.nice(low: 172, high: 231, count: 5)
    #expect(penguins == (160, 240))
    let sinc = NumberTicks.nice(low: -0.2172, high: 1, count: 5)
    #expect(sinc.low <= -0.2172 && sinc.high == 1)
  }

  @Test func everyCountIsBoundedAndEveryStepNice() {
    var random = RandomNumbers(seed: 21)
    for _ in 0..<2000 {
      let low = Double.random(in: -1...1, using: &random) * 1e6
      let span = Double.random(in: 1e-6...1e6, using: &random)
      for count in [2, 5, 10, 50] {
        guard let step = NumberTicks.step(low: low, high: low + span, count: count) else {
          Issue.record("no step for \(low), \(span)")
          continue
        }
        let mantissa = step / pow(10, floor(log10(step) + 1e-9))
        #expect([1, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-9 }, "step \(step)")
        let values = NumberTicks.multiples(of: step, low: low, high: low + span)
        #expect(values.count <= count * 2 + 2)
        #expect(values.allSatisfy { $0 >= low - span * 1e-6 && $0 <= low + span * (1 + 1e-6) })
      }
    }
  }
}
