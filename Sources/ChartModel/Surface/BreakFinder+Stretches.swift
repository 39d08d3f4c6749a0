extension BreakFinder {
  /// The two sides of a pole, each from its own end of the edge.
  func halves(_ jump: Stretch) -> [Stretch] { [jump, reversed(jump)] }

  func reversed(_ stretch: Stretch) -> Stretch {
    var stretch = stretch
    (stretch.start, stretch.end) = (stretch.end, stretch.start)
    (stretch.startHeight, stretch.endHeight) = (stretch.endHeight, stretch.startHeight)
    stretch.isForward.toggle()
    return stretch
  }

  /// The sample at the end of the edge from which a stretch starts.
  func near(_ stretch: Stretch) -> Int {
    if stretch.isForward { return stretch.sample }
    return stretch.sample + (stretch.isAlongX ? 1 : samples.xs.count)
  }

  func place(_ stretch: Stretch, at fraction: Double) -> (x: Double, z: Double) {
    let column = stretch.sample % samples.xs.count
    let row = stretch.sample / samples.xs.count
    func between(_ values: [Double], _ index: Int) -> Double {
      values[index] + (values[index + 1] - values[index]) * fraction
    }
    return stretch.isAlongX
      ? (between(samples.xs, column), samples.zs[row])
      : (samples.xs[column], between(samples.zs, row))
  }

  /// The places of the function on the y axis at the middles of stretches.
  func heights(at stretches: [Stretch]) -> [Double] {
    let middles = stretches.map { place($0, at: $0.middle) }
    let heights = SurfaceSamples.fitted(
      function.sample(middles.map(\.x), middles.map(\.z)), count: stretches.count)
    return y.places(of: heights)
  }

  /// How far two heights are apart as a fraction of the y axis; beyond one more axis they are equal.
  func distance(_ a: Double, _ b: Double) -> Double {
    let low = y.range.lowerBound
    let length = y.range.upperBound - low
    func fraction(_ height: Double) -> Double { min(max((height - low) / length, -1), 2) }
    return abs(fraction(a) - fraction(b))
  }
}
