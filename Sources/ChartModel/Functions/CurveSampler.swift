/// Samples a function where its graph needs it: evenly, and again where it bends.
///
/// What is tested is the graph on the plot, whose sides are 1 long here whatever they will be in
/// points. Where the function is not finite the graph has a gap, whose ends are found by halving; a gap
/// that is no more than a place is none. Where it jumps, however close one looks, it is broken, as
/// `BreakFinder` has it for surfaces.
struct CurveSampler {
  /// A place of the graph.
  struct Sample {
    /// The fraction of the domain.
    var fraction: Double
    /// What is on the x scale.
    var x: Double
    var first: Double
    var second: Double
    /// Where these are in the plot: x, first, second.
    var place: SIMD3<Double>

    var isFinite: Bool { place.sum().isFinite }
  }

  private let function: CurveFunction
  private let x: PositionScale
  private let y: PositionScale
  private let input: (Double) -> Double
  private(set) var samples: [Sample] = []

  /// About one for each pixel of a usual picture, once each stretch is halved.
  private static let stretches = 500
  /// How often a stretch that bends is halved.
  private static let depth = 8
  /// How far the graph may be from a chord: an eighth of a pixel of a plot 2000 pixels long.
  private static let tolerance = 1.0 / 16000
  /// Jumps by less are none.
  private static let jump = 0.01
  private static let halvings = 45

  /// - Parameter y: not asked for more than where values are.
  init(_ function: CurveFunction, x: PositionScale, y: PositionScale) {
    self.function = function
    self.x = x
    self.y = y
    input = CurveSampler.input(function, x)
  }

  /// The input at a fraction of the domain: even on the x scale, or in the parameter.
  static func input(_ function: CurveFunction, _ x: PositionScale) -> (Double) -> Double {
    if function.form == .path {
      let domain = function.domain ?? 0...1
      return { domain.lowerBound + (domain.upperBound - domain.lowerBound) * $0 }
    }
    let range = x.range
    var (start, end) = (range.lowerBound, range.upperBound)
    if let domain = function.domain {
      let (a, b) = (x.place(of: domain.lowerBound), x.place(of: domain.upperBound))
      if a.isFinite { start = min(max(a, start), end) }
      if b.isFinite { end = min(max(b, range.lowerBound), end) }
    }
    return { x.value(at: start + (end - start) * $0) }
  }

  mutating func sample() {
    let count = CurveSampler.stretches
    var last = sample(at: 0)
    add(last)
    for index in 1...count {
      let next = sample(at: Double(index) / Double(count))
      refine(last, next, depth: 0)
      last = next
    }
  }

  private func sample(at fraction: Double) -> Sample {
    let input = input(fraction)
    let value = function.value(input)
    if function.form == .path {
      return Sample(
        fraction: fraction, x: value.x, first: value.y, second: value.y,
        place: [x.place(of: value.x), y.place(of: value.y), 0])
    }
    return Sample(
      fraction: fraction, x: input, first: value.x, second: value.y,
      place: [x.place(of: input), y.place(of: value.x), y.place(of: value.y)])
  }

  private func middle(_ a: Sample, _ b: Sample) -> Sample {
    sample(at: a.fraction + (b.fraction - a.fraction) / 2)
  }

  /// Adds what is between two samples, and the second.
  private mutating func refine(_ a: Sample, _ b: Sample, depth: Int) {
    guard a.isFinite || b.isFinite else { return }
    guard a.isFinite, b.isFinite else {
      addBorder(a, b, depth: depth)
      return
    }
    let middle = middle(a, b)
    if middle.isFinite, isStraight(a, middle, b) {
      add(middle)
      add(b)
    } else if depth < CurveSampler.depth {
      refine(a, middle, depth: depth + 1)
      refine(middle, b, depth: depth + 1)
    } else {
      addBreak(a, b)
    }
  }

  /// Whether the place half way is where a chord has it, as far as it is seen.
  private func isStraight(_ a: Sample, _ middle: Sample, _ b: Sample) -> Bool {
    let (p, q, r) = (held(a.place), held(middle.place), held(b.place))
    return CurveSampler.longest((p + r) / 2 - q) <= CurveSampler.tolerance
  }

  /// A place no farther from the plot than its sides are long.
  private func held(_ place: SIMD3<Double>) -> SIMD3<Double> {
    func held(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      min(max(value, range.lowerBound - 1), range.upperBound + 1)
    }
    return [held(place.x, x.range), held(place.y, y.range), held(place.z, y.range)]
  }

  private func distance(_ a: Sample, _ b: Sample) -> Double {
    CurveSampler.longest(held(a.place) - held(b.place))
  }

  private static func longest(_ v: SIMD3<Double>) -> Double { max(abs(v.x), abs(v.y), abs(v.z)) }

  /// Adds a stretch that is as short as it gets: broken where it still jumps after more halving.
  private mutating func addBreak(_ a: Sample, _ b: Sample) {
    var (low, high) = (a, b)
    for _ in 0..<CurveSampler.halvings where distance(low, high) > CurveSampler.jump {
      let middle = middle(low, high)
      guard middle.isFinite else { break }
      if distance(low, middle) >= distance(middle, high) { high = middle } else { low = middle }
    }
    if distance(low, high) > CurveSampler.jump {
      if low.fraction != a.fraction { add(low) }
      samples.append(gap(low))
      if high.fraction != b.fraction { add(high) }
    }
    add(b)
  }

  /// Adds what is between two samples of which one is finite, up to where the function ends.
  private mutating func addBorder(_ a: Sample, _ b: Sample, depth: Int) {
    var (inside, outside) = a.isFinite ? (a, b) : (b, a)
    for _ in 0..<CurveSampler.halvings {
      let middle = middle(inside, outside)
      if middle.isFinite { inside = middle } else { outside = middle }
    }
    let goesOn = depth <= CurveSampler.depth
    if a.isFinite {
      if goesOn { refine(a, inside, depth: depth + 1) }
      samples.append(gap(outside))
    } else {
      samples.append(gap(outside))
      add(inside)
      if goesOn { refine(inside, b, depth: depth + 1) } else { add(b) }
    }
  }

  private func gap(_ sample: Sample) -> Sample {
    Sample(
      fraction: sample.fraction, x: .nan, first: .nan, second: .nan,
      place: SIMD3(repeating: .nan))
  }

  /// Adds a sample, and closes a gap before it that is no more than a place.
  private mutating func add(_ sample: Sample) {
    guard sample.isFinite else { return }
    if let last = samples.last, last.fraction == sample.fraction, last.isFinite { return }
    var end = samples.endIndex
    while end > 0, !samples[end - 1].isFinite { end -= 1 }
    if end > 0, end < samples.count, sample.fraction - samples[end - 1].fraction < 1e-9,
      distance(samples[end - 1], sample) < 1e-3
    {
      samples.removeSubrange(end...)
    }
    samples.append(sample)
  }
}
