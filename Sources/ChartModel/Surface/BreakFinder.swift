/// Looks between the samples of a function for where it ends and where it jumps.
///
/// A function ends where it is no longer finite: the border of its region is found by bisection
/// along the edges of the grid, and is as smooth as the function's own. It jumps where, however
/// close one looks, it is above the ceiling on one side and below the floor on the other, as 1/x
/// does: such a pole is no wall. A steep place, which bisection passes through, stays one.
struct BreakFinder {
  private let function: SurfaceFunction
  private let samples: SurfaceSamples
  private let y: PositionScale
  private let places: [Double]

  private static let halvings = 40
  /// More suspects than this share of the edges, and the samples do not follow the function anyway.
  private static let limit = 0.1

  /// A stretch of an edge between two of its places, as fractions of its length.
  private struct Stretch {
    var sample: Int
    var isAlongX: Bool
    var start: Double
    var end: Double
    var startHeight: Double
    var endHeight: Double
    /// Whether it starts from the sample, not from the next.
    var isForward = true
    var middle: Double { start + (end - start) / 2 }
  }

  init(_ function: SurfaceFunction, _ samples: SurfaceSamples, y: PositionScale) {
    self.function = function
    self.samples = samples
    self.y = y
    places = y.places(of: samples.heights)
  }

  func find() -> SurfaceBreaks? {
    var (ends, jumps) = suspects()
    guard Double(max(ends.count, jumps.count)) <= BreakFinder.limit * Double(places.count * 2) else {
      return nil
    }
    ends += resolved(&jumps)
    let borders = bisected(ends) { _, middle in middle.isFinite }
    var breaks = SurfaceBreaks()
    for stretch in atFaces(borders + jumps.flatMap(halves)) { add(stretch, to: &breaks) }
    return breaks.isEmpty ? nil : breaks
  }

  /// Edges with one finite end, from that end; and edges whose ends are far apart.
  private func suspects() -> (ends: [Stretch], jumps: [Stretch]) {
    var ends: [Stretch] = []
    var jumps: [Stretch] = []
    let width = samples.xs.count
    func look(_ i: Int, _ j: Int, _ isAlongX: Bool) {
      let (a, b) = (places[i], places[j])
      guard a.isFinite || b.isFinite else { return }
      let forward = Stretch(
        sample: i, isAlongX: isAlongX, start: 0, end: 1, startHeight: a, endHeight: b)
      if a.isFinite && b.isFinite {
        if distance(a, b) >= 0.5 { jumps.append(forward) }
      } else {
        ends.append(a.isFinite ? forward : reversed(forward))
      }
    }
    for row in samples.zs.indices {
      for column in samples.xs.indices {
        let i = row * width + column
        if column + 1 < width { look(i, i + 1, true) }
        if row + 1 < samples.zs.count { look(i, i + width, false) }
      }
    }
    return (ends, jumps)
  }

  /// Leaves those of the jumps that are poles; gives stretches to holes found on the way.
  private func resolved(_ jumps: inout [Stretch]) -> [Stretch] {
    var ends: [Stretch] = []
    for _ in 0..<BreakFinder.halvings where !jumps.isEmpty {
      let middles = heights(at: jumps)
      jumps = zip(jumps, middles).compactMap { jump, height in
        var (low, high) = (jump, jump)
        (low.end, low.endHeight) = (jump.middle, height)
        (high.start, high.startHeight) = (jump.middle, height)
        guard height.isFinite else {
          ends += [low, reversed(high)]
          return nil
        }
        let half =
          distance(low.startHeight, low.endHeight) >= distance(high.startHeight, high.endHeight)
          ? low : high
        return distance(half.startHeight, half.endHeight) >= 0.25 ? half : nil
      }
    }
    let range = y.range
    jumps = jumps.filter {
      max($0.startHeight, $0.endHeight) >= range.upperBound
        && min($0.startHeight, $0.endHeight) <= range.lowerBound
    }
    return ends
  }

  /// Halves stretches until they are as short as they get: the start moves to the middle where the
  /// test holds for the stretch and the height there, else the end does.
  private func bisected(
    _ stretches: [Stretch], isStart: (Stretch, Double) -> Bool
  ) -> [Stretch] {
    var stretches = stretches
    for _ in 0..<BreakFinder.halvings where !stretches.isEmpty {
      for (index, height) in heights(at: stretches).enumerated() {
        let middle = stretches[index].middle
        if isStart(stretches[index], height) {
          (stretches[index].start, stretches[index].startHeight) = (middle, height)
        } else {
          (stretches[index].end, stretches[index].endHeight) = (middle, height)
        }
      }
    }
    return stretches
  }

  /// Moves points beyond a face of the box back to it, where their sample lies inside: the chord from
  /// the sample to a far point is nowhere near the function.
  private func atFaces(_ borders: [Stretch]) -> [Stretch] {
    let range = y.range
    func isInside(_ height: Double) -> Bool { range.contains(height) }
    let isMoved = borders.map { !isInside($0.startHeight) && isInside(places[near($0)]) }
    let far = zip(borders, isMoved).filter(\.1).map { border, _ in
      var stretch = border
      (stretch.end, stretch.endHeight) = (border.start, border.startHeight)
      stretch.start = border.isForward ? 0 : 1
      stretch.startHeight = places[near(border)]
      return stretch
    }
    // The end is beyond the face and the start is inside; the end is the point wanted.
    let moved = bisected(far) { _, height in isInside(height) }.map { stretch in
      var stretch = stretch
      (stretch.start, stretch.startHeight) = (stretch.end, stretch.endHeight)
      return stretch
    }
    return zip(borders, isMoved).filter { !$0.1 }.map(\.0) + moved
  }

  private func add(_ border: Stretch, to breaks: inout SurfaceBreaks) {
    guard border.startHeight.isFinite else { return }
    let place = place(border, at: border.start)
    breaks.add(
      SurfaceBreaks.Point(
        x: place.x, z: place.z, height: border.startHeight, sample: near(border),
        isAlongX: border.isAlongX), toEdgeOf: border.sample)
  }

  /// The two sides of a pole, each from its own end of the edge.
  private func halves(_ jump: Stretch) -> [Stretch] { [jump, reversed(jump)] }

  private func reversed(_ stretch: Stretch) -> Stretch {
    var stretch = stretch
    (stretch.start, stretch.end) = (stretch.end, stretch.start)
    (stretch.startHeight, stretch.endHeight) = (stretch.endHeight, stretch.startHeight)
    stretch.isForward.toggle()
    return stretch
  }

  /// The sample at the end of the edge from which a stretch starts.
  private func near(_ stretch: Stretch) -> Int {
    if stretch.isForward { return stretch.sample }
    return stretch.sample + (stretch.isAlongX ? 1 : samples.xs.count)
  }

  private func place(_ stretch: Stretch, at fraction: Double) -> (x: Double, z: Double) {
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
  private func heights(at stretches: [Stretch]) -> [Double] {
    let middles = stretches.map { place($0, at: $0.middle) }
    let heights = SurfaceSamples.fitted(
      function.sample(middles.map(\.x), middles.map(\.z)), count: stretches.count)
    return y.places(of: heights)
  }

  /// How far two heights are apart as a fraction of the y axis; beyond one more axis they are equal.
  private func distance(_ a: Double, _ b: Double) -> Double {
    let low = y.range.lowerBound
    let length = y.range.upperBound - low
    func fraction(_ height: Double) -> Double { min(max((height - low) / length, -1), 2) }
    return abs(fraction(a) - fraction(b))
  }
}
