/// Looks between the samples of a function for where it ends and where it jumps.
///
/// A function ends where it is no longer finite: the border of its region is found by bisection
/// along the edges of the grid, and is as smooth as the function's own. It jumps where, however
/// close one looks, it is above the ceiling on one side and below the floor on the other, as 1/x
/// does: such a pole is no wall. A steep place, which bisection passes through, stays one.
struct BreakFinder {
  let function: SurfaceFunction
  let samples: SurfaceSamples
  let y: PositionScale
  let places: [Double]

  static let halvings = 40
  /// More suspects than this share of the edges, and the samples do not follow the function anyway.
  private static let suspectShare = 0.1
  /// So many suspects cost nothing.
  private static let fewSuspects = 10_000.0

  /// A stretch of an edge between two of its places, as fractions of its length.
  struct Stretch {
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
    let most = max(
      BreakFinder.suspectShare * Double(places.count * 2), BreakFinder.fewSuspects)
    guard Double(ends.count) <= most, Double(jumps.count) <= most else { return nil }
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

  private func add(_ border: Stretch, to breaks: inout SurfaceBreaks) {
    guard border.startHeight.isFinite else { return }
    let place = place(border, at: border.start)
    breaks.add(
      SurfaceBreaks.Point(
        x: place.x, z: place.z, height: border.startHeight, sample: near(border),
        isAlongX: border.isAlongX), toEdgeOf: border.sample)
  }
}
