import Foundation
import Testing

@testable import ChartModel

/// Functions of one number, as they are sampled.
@Suite struct FunctionTests {
  private let unit = PositionScale(start: -5, end: 5, range: 0...1)

  private func samples(
    _ form: CurveFunction.Form = .line, domain: ClosedRange<Double>? = nil,
    y: ClosedRange<Double> = -5...5, _ value: @escaping @Sendable (Double) -> Double
  ) -> [CurveSampler.Sample] {
    var sampler = CurveSampler(
      CurveFunction(form, domain: domain) { SIMD2(repeating: value($0)) }, x: unit,
      y: PositionScale(start: y.lowerBound, end: y.upperBound, range: 0...1))
    sampler.sample()
    return sampler.samples
  }

  /// The stretches without a gap.
  private func runs(_ samples: [CurveSampler.Sample]) -> [ArraySlice<CurveSampler.Sample>] {
    samples.split(whereSeparator: { !$0.isFinite })
  }

  @Test func straightLinesTakeNoMoreThanEvenSamples() {
    let line = samples { 2 * $0 }
    #expect(line.count == 1001)
    #expect(line.first?.x == -5 && line.last?.x == 5)
    #expect(zip(line, line.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func bendsTakeMore() {
    let wave = samples { 4 * sin(60 * $0) }
    #expect(wave.count > 4000)
    for (a, b) in zip(wave, wave.dropFirst()) {
      let x = (a.x + b.x) / 2
      // A pixel of a plot 1000 pixels high, where the curve is steep.
      #expect(abs((a.first + b.first) / 2 - 4 * sin(60 * x)) < 10 * 1e-3)
    }
  }

  @Test func polesBreakTheLineAtTheirPlace() throws {
    let runs = runs(samples { 1 / ($0 - 1.234567) })
    #expect(runs.count == 2)
    let (left, right) = (try #require(runs.first?.last), try #require(runs.last?.first))
    #expect(abs(left.x - 1.234567) < 1e-9 && abs(right.x - 1.234567) < 1e-9)
    // Both sides go on beyond the plot.
    #expect(left.place.y < 0 && right.place.y > 1)
  }

  @Test func jumpsBreakTheLineAndSteepPlacesDoNot() {
    #expect(runs(samples { $0.rounded(.down) }).filter { $0.count > 1 }.count == 10)
    #expect(runs(samples { 4 * tanh(1e6 * ($0 - 0.3)) }).count == 1)
    #expect(runs(samples { abs($0 - 0.3).squareRoot() }).count == 1)
  }

  @Test func linesReachToWhereTheFunctionEnds() throws {
    let runs = runs(samples { ($0 - 0.7).squareRoot() })
    #expect(runs.count == 1)
    let start = try #require(runs.first?.first)
    #expect(abs(start.x - 0.7) < 1e-9 && start.first < 1e-4)
  }

  @Test func aHoleThatIsOnePlaceIsNone() {
    // An odd number of samples: the middle is one of them.
    #expect(runs(samples { sin($0) / $0 }).count == 1)
    #expect(runs(samples { $0 == 1 ? .nan : $0 }).count == 1)
  }

  @Test func functionsThatAreNowhereFiniteHaveNoSamples() {
    #expect(runs(samples { _ in .nan }).isEmpty)
    #expect(runs(samples { _ in .infinity }).isEmpty)
    let random = samples { Int($0 * 1e6) % 2 == 0 ? .nan : $0 }
    #expect(random.count < 600_000)
  }

  private func extent(_ value: (Double) -> Double) -> ClosedRange<Double>? {
    FunctionExtent(of: value, at: FunctionExtent.inputs(-5, 5)).map { $0.low...$0.high }
  }

  @Test func extentsHoldAllValuesButPoles() throws {
    let parabola = try #require(extent { $0 * $0 })
    #expect(parabola.upperBound == 25 && parabola.lowerBound < 1e-4)
    // A narrow peak is no pole.
    let peak = try #require(extent { exp(-pow($0 * 20, 2)) })
    #expect(peak.upperBound > 0.9)
    let power = try #require(extent { pow($0 / 5, 50) })
    #expect(power.upperBound == 1)
    // 95 in a hundred of the values of 1/x on -5...5 are below 2.
    let pole = try #require(extent { 1 / $0 })
    #expect(abs(pole.upperBound - 2) < 0.1 && abs(pole.lowerBound + 2) < 0.1)
    let well = try #require(extent { -1 / ($0 * $0) })
    #expect(well.lowerBound > -20 && abs(well.upperBound + 0.04) < 1e-9)
    #expect(extent { _ in .nan } == nil)
  }

  @Test func theDomainOfYComesFromTheSamples() {
    var spec = ChartSpec()
    spec.plot = .plane
    spec.x.domain = .numbers(-6, 6)
    spec.marks = [
      MarkGroup(
        .function(CurveFunction(.line, domain: nil) { SIMD2(repeating: 3 * sin($0)) }),
        x: Channel(label: "x"), y: Channel(label: "y"))
    ]
    let chart = spec.resolved(theme: .light)
    #expect(chart.y.scale.start == -4 && chart.y.scale.end == 4)
    guard case .lines(let lines)? = chart.marks.first else {
      Issue.record("no line")
      return
    }
    #expect(lines.isSampled && lines.vertices.x.first == -6 && lines.vertices.x.last == 6)
  }

  @Test func aDomainOfItsOwnIsKept() {
    let part = samples(domain: -1...2) { $0 }
    #expect(abs((part.first?.x ?? 0) + 1) < 1e-12 && abs((part.last?.x ?? 0) - 2) < 1e-12)
  }
}
