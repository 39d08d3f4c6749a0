import ChartModel
import Diagnostics
import Testing

struct DomainTests {
  private func axis(
    _ values: [Double], _ change: (inout AxisSpec) -> Void = { _ in }
  ) -> ResolvedAxis {
    var spec = ChartSpec.points(
      values, values.map { _ in 1 }, values.map { _ in 1 })
    change(&spec.x)
    return spec.resolved(theme: .light).x
  }

  @Test(arguments: [
    ([172.0, 231], 160.0, 240.0),
    ([0, 99], 0, 100),
    ([3, .nan, 7, .infinity], 3, 7),
    ([5], 4.4, 5.6),
    ([0, 0], -1, 1),
    ([], 0, 1),
    ([.nan, .nan], 0, 1),
    ([-3, -3], -3.4, -2.6),
    ([1e-300, 3e-300], 1e-300, 3e-300),
  ])
  func automatic(values: [Double], low: Double, high: Double) {
    let scale = axis(values).scale
    #expect(abs(scale.start - low) <= abs(low) * 1e-12)
    #expect(abs(scale.end - high) <= abs(high) * 1e-12)
  }

  /// Values that differ and cannot be told apart on the axis are noted; noise of rounding is not.
  @Test(arguments: [
    ([1e15, 1e15 + 9], true), ([1e-318, 3e-318], true), ([1e-310, 2e-310], false),
    ([0.1 + 0.2, 0.3], false),
    ([5, 5, .nan], false), ([1e15, 1e15 + 1e6], false), ([], false),
  ])
  func spreadsThatAreTooNarrow(values: [Double], isNoted: Bool) {
    let ones = values.map { _ in 1.0 }
    let warnings = ChartSpec.points(values, ones, ones).resolved(theme: .light).diagnostics.warnings
    let expected = Warning.other(
      "the values on the x axis differ too little for it, and are drawn as one; "
        + "subtract what they have in common, or scale them up")
    #expect(warnings == (isNoted ? [expected] : []))
  }

  @Test func extremeSpansDoNotTrap() {
    for values in [
      [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude],
      [.leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude], [1e308, 1.1e308], [-0.0, 0.0],
      [1e16, 1e16 + 2],
    ] {
      let axis = axis(values)
      #expect(axis.scale.start < axis.scale.end)
      #expect(values.allSatisfy { axis.scale.place(of: $0).isFinite })
    }
  }

  /// Whatever finite numbers there are, each has its place and the axis has values.
  @Test(arguments: [
    [-1.7e308, 0, 1.7e308], [1.7e308], [-1.7e308], [Double.greatestFiniteMagnitude],
    [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], [0, 1.7e308],
    [.leastNonzeroMagnitude, .greatestFiniteMagnitude], [.leastNonzeroMagnitude],
  ])
  func allNumbersHaveAPlace(values: [Double]) {
    for type in [ScaleType.linear, .squareRoot, .symmetricLog(slopeAtZero: 1), .log] {
      let shown = values.filter { type != .log || $0 > 0 }
      let axis = axis(shown) { $0.scale = type }
      for places in [shown.map { axis.scale.place(of: $0) }, axis.scale.places(of: shown)] {
        #expect(places.allSatisfy { abs($0) <= 0.5 + 1e-9 }, "\(type): \(places)")
        // On a line the middle between the ends is in the middle, however far apart they are.
        if type == .linear, values.count == 3 { #expect(abs(places[1]) < 1e-12) }
      }
      // Round the least number there are too few others for a tick.
      if values != [.leastNonzeroMagnitude] {
        #expect(shown.isEmpty || !axis.ticks.isEmpty, "\(type)")
      }
      for value in shown where type == .linear {
        let back = axis.scale.value(at: axis.scale.place(of: value))
        #expect(abs(back / 4 - value / 4) <= max(abs(value) / 1e9, 1e-300))
      }
    }
  }

  /// A symmetric logarithm between two powers of ten has values as a line has.
  @Test(arguments: [[5000.0], [-5000], [3000, 7000], [1.7e308]])
  func aSymmetricLogarithmWithinADecade(values: [Double]) {
    let ticks = axis(values) { $0.scale = .symmetricLog(slopeAtZero: 1) }.ticks
    #expect(ticks.count >= 2, "\(ticks.map(\.text))")
    #expect(Set(ticks.map(\.text)).count == ticks.count)
  }

  @Test func proportionsOfAllNumbers() {
    var spec = ChartSpec.points([-1.7e308, 1.7e308], [-0.85e308, 0.85e308], [0, 1.7e308])
    spec.proportions = .data
    let chart = spec.resolved(theme: .light)
    let lengths = PositionAxis.allCases.map { axis in
      chart[axis].scale.range.upperBound - chart[axis].scale.range.lowerBound
    }
    #expect(lengths[0] == 1 && abs(lengths[1] - 0.5) < 0.1 && abs(lengths[2] - 0.5) < 0.1)
  }

  /// Texts at the ends of what a double holds: each tells its value apart from the others.
  @Test(arguments: [
    (
      1e-310, 2e-310,
      ["10⁻³¹⁰", "1.2×10⁻³¹⁰", "1.4×10⁻³¹⁰", "1.6×10⁻³¹⁰", "1.8×10⁻³¹⁰", "2×10⁻³¹⁰"]
    ),
    (1e-300, 3e-300, ["10⁻³⁰⁰", "1.5×10⁻³⁰⁰", "2×10⁻³⁰⁰", "2.5×10⁻³⁰⁰", "3×10⁻³⁰⁰"]),
    (-1e308, 1e308, ["−10³⁰⁸", "−5×10³⁰⁷", "0", "5×10³⁰⁷", "10³⁰⁸"]),
    (1e300, 1.5e300, ["10³⁰⁰", "1.1×10³⁰⁰", "1.2×10³⁰⁰", "1.3×10³⁰⁰", "1.4×10³⁰⁰", "1.5×10³⁰⁰"]),
    (
      1.0, 1 + 1e-12,
      [
        "1.0000000000000", "1.0000000000002", "1.0000000000004", "1.0000000000006",
        "1.0000000000008", "1.0000000000010",
      ]
    ),
    (
      1e20, 1e20 + 1e14,
      [
        "10²⁰", "1.00000025×10²⁰", "1.0000005×10²⁰", "1.00000075×10²⁰",
        "1.000001×10²⁰",
      ]
    ),
  ])
  func extremeDomains(low: Double, high: Double, texts: [String]) {
    for domain in [DomainSpec.numbers(low, high), .automatic(includesZero: nil, reversed: nil)] {
      let axis = axis([low, high]) { $0.domain = domain }
      #expect(axis.ticks.map(\.text) == texts)
      let steps = zip(axis.ticks, axis.ticks.dropFirst()).map { $1.place - $0.place }
      #expect(steps.allSatisfy { abs($0 - 1 / Double(texts.count - 1)) < 1e-3 })
      let places = axis.scale.places(of: [low, high])
      #expect(abs(places[0] + 0.5) < 1e-3 && abs(places[1] - 0.5) < 1e-3)
    }
  }

  /// Ticks of domains that hold a handful of numbers are different numbers with different texts.
  @Test(arguments: [
    (1.0, 1 + 1e-15), (0.0, 2e-322), (0.0, .leastNonzeroMagnitude), (1e16, 1e16 + 8),
    (1.7e308, 1.79e308), (-1e-310, 1e-310), (0.1, 0.1 + 1e-16), (1e-200, 1e300),
  ])
  func domainsOfFewNumbers(low: Double, high: Double) {
    for scale in [ScaleType.linear, .symmetricLog(slopeAtZero: 1), .log] {
      let ticks = axis([low, high]) {
        $0.domain = .numbers(low, high)
        $0.scale = scale
      }.ticks
      #expect(Set(ticks.map(\.text)).count == ticks.count)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.place < $1.place })
    }
  }

  @Test func declaredDomains() {
    let reversed = axis([1, 2]) { $0.domain = .numbers(10, 0) }.scale
    #expect(reversed.place(of: 10) == -0.5 && reversed.place(of: 0) == 0.5)
    let single = axis([1, 2]) { $0.domain = .numbers(5, 5) }.scale
    #expect(single.start < 5 && single.end > 5 && single.place(of: 5) == 0)
    let flipped = axis([0, 99]) { $0.domain = .automatic(includesZero: nil, reversed: true) }.scale
    #expect(flipped.start == 100 && flipped.end == 0)
    let zero = axis([60, 99]) { $0.domain = .automatic(includesZero: true, reversed: nil) }.scale
    #expect(zero.start == 0)
  }

  @Test func unusableDomainsAreReplacedWithAWarning() {
    for domain in [DomainSpec.numbers(.nan, 1), .numbers(0, .infinity)] {
      var spec = ChartSpec.points([0, 99], [1, 2], [1, 2])
      spec.x.domain = domain
      let resolved = spec.resolved(theme: .light)
      #expect(resolved.x.scale.end == 100)
      #expect(resolved.diagnostics.warnings.count == 1)
    }
    var log = ChartSpec.points([1, 1000], [1, 2], [1, 2])
    log.x.domain = .numbers(0, 10)
    log.x.scale = .log
    let resolved = log.resolved(theme: .light)
    #expect(resolved.x.scale.start == 1 && resolved.x.scale.end == 1000)
    #expect(resolved.diagnostics.warnings.count == 1)
  }

  @Test func logarithm() {
    let log = axis([2, 700]) { $0.scale = .log }
    #expect(log.scale.start == 1 && log.scale.end == 1000)
    #expect(abs(log.scale.place(of: 10) + 1.0 / 6) < 1e-12)
    #expect(log.scale.place(of: 0).isNaN && log.scale.place(of: -1).isNaN)
    #expect(log.ticks.map(\.text) == ["1", "10", "100", "1,000"])
    let narrow = axis([12, 18]) { $0.scale = .log }
    #expect(narrow.ticks.count >= 3)
  }

  @Test func transformsInvert() {
    let transforms: [ScaleTransform] = [
      .identity, .power(exponent: 0.5), .power(exponent: 3), .symmetricLog(slope: 2), .log,
    ]
    for transform in transforms {
      for value in [0.001, 1.0, 37, 1e6] {
        let back = transform.invert(transform.apply(value))
        #expect(abs(back - value) <= value * 1e-12)
      }
    }
  }

  @Test func offsetsKeepTheirPrecision() {
    let base = 1e9
    let scale = axis([base, base + 0.5, base + 1]) { $0.domain = .numbers(base, base + 1) }.scale
    #expect(abs(scale.place(of: base + 0.5)) < 1e-7)
    #expect(abs(scale.place(of: base + 0.1) + 0.4) < 1e-6)
  }

  @Test func categoriesStandInTheirBands() {
    var spec = ChartSpec.points()
    let species = ["a", "b", "a"]
    spec.marks[0].x = Channel(label: "Kind", column: .categories(CategoryColumn(species)))
    let resolved = spec.resolved(theme: .light)
    #expect(resolved.x.scale.kind == .category(["a", "b"]))
    #expect(resolved.x.ticks.map(\.text) == ["a", "b"])
    #expect(resolved.x.ticks.map(\.place) == [-0.25, 0.25])
    spec.x.domain = .categories(["b"])
    guard case .points(let placed) = spec.resolved(theme: .light).marks[0] else {
      Issue.record("the resolved marks are no points")
      return
    }
    #expect(placed.x[0].isNaN && placed.x[1] == 0.5)
  }

  @Test func titlesComeFromTheData() {
    var spec = ChartSpec.points()
    #expect(spec.resolved(theme: .light).x.title == "Flipper length (mm)")
    spec.x.title = .text("Other")
    #expect(spec.resolved(theme: .light).x.title == "Other")
    spec.x.title = .hidden
    #expect(spec.resolved(theme: .light).x.title == nil)
  }
}
