/// Heights on a grid as a surface in plot space, with smooth normals.
struct GridSurface: SurfaceVertices {
  let width: Int
  let depth: Int
  /// In plot space.
  let xs: [Double]
  let zs: [Double]
  private let ys: [Double]
  private let values: [Double]?
  private let breaks: SurfaceBreaks?
  private let borders: [SIMD3<Double>]
  private let yRange: ClosedRange<Double>

  /// - Parameter values: where the ramp is read at each sample, for a surface coloured by data.
  init(
    _ samples: SurfaceSamples, breaks: SurfaceBreaks?, scales: PlotScales, values: [Double]? = nil
  ) {
    width = samples.xs.count
    depth = samples.zs.count
    xs = scales.x.places(of: samples.xs)
    zs = scales.z.places(of: samples.zs)
    ys = scales.y.places(of: samples.heights)
    self.values = values
    self.breaks = breaks
    yRange = scales.y.range
    let (x, z) = (PlaceMap(scales.x), PlaceMap(scales.z))
    borders = (breaks?.points ?? []).map { SIMD3(x[$0.x], $0.height, z[$0.z]) }
  }

  /// Samples with no finite height.
  var holeCount: Int { ys.reduce(0) { $0 + ($1.isFinite ? 0 : 1) } }

  var count: Int { ys.count + borders.count }

  func place(_ index: Int) -> SIMD3<Double>? {
    if index >= ys.count { return SurfaceVertex.held(borders[index - ys.count]) }
    guard ys[index].isFinite else { return nil }
    return SurfaceVertex.held([xs[index % width], ys[index], zs[index / width]])
  }

  func vertex(_ index: Int) -> SurfaceVertex {
    let place = place(index) ?? SIMD3()
    // The surface y = f(x, z) has the normal (-df/dx, 1, -df/dz).
    let slopes = index < ys.count ? slopes(index) : borderSlopes(index - ys.count)
    let normal = SIMD3(-slopes.x, 1, -slopes.y)
    return SurfaceVertex(place: place, normal: normal / normal.length, value: values?[index] ?? 0)
  }

  /// Gives the triangles of each cell to a function.
  func triangles(_ add: (Int, Int, Int) -> Void) {
    guard width >= 2, depth >= 2, ys.count == width * depth else { return }
    for row in 0..<depth - 1 {
      for column in 0..<width - 1 {
        let a = row * width + column
        if let breaks, isBroken(a, breaks) {
          brokenCell(a, breaks, add)
        } else {
          wholeCell(a, add)
        }
      }
    }
  }

  // MARK: Cells

  /// Two triangles, split along the diagonal whose ends are closer in height.
  private func wholeCell(_ a: Int, _ add: (Int, Int, Int) -> Void) {
    let (b, c, d) = (a + 1, a + width, a + width + 1)
    guard ys[a].isFinite, ys[b].isFinite, ys[c].isFinite, ys[d].isFinite else { return }
    // A tie must not be decided by rounding, or scaled data would be split another way.
    if abs(ys[a] - ys[d]) <= abs(ys[b] - ys[c]) + 1e-9 {
      add(a, b, d)
      add(a, d, c)
    } else {
      add(a, b, c)
      add(b, d, c)
    }
  }

  private func isBroken(_ a: Int, _ breaks: SurfaceBreaks) -> Bool {
    breaks[a, alongX: true] != nil || breaks[a, alongX: false] != nil
      || breaks[a + 1, alongX: false] != nil || breaks[a + width, alongX: true] != nil
  }

  /// A polygon for each run of corners between breaks, out to the points at the breaks.
  private func brokenCell(_ a: Int, _ breaks: SurfaceBreaks, _ add: (Int, Int, Int) -> Void) {
    let (b, c, d) = (a + 1, a + width, a + width + 1)
    let corners = [a, b, d, c]
    // The edges from each corner to the next, with the points seen from the one and the other.
    func turned(_ edge: SurfaceBreaks.Break?) -> SurfaceBreaks.Break? {
      edge.map { SurfaceBreaks.Break(first: $0.last, last: $0.first) }
    }
    let edges = [
      breaks[a, alongX: true], breaks[b, alongX: false], turned(breaks[c, alongX: true]),
      turned(breaks[a, alongX: false]),
    ]
    for start in 0..<4 {
      guard let before = edges[(start + 3) % 4] else { continue }
      var run: [Int] = []
      var corner = start
      repeat {
        run.append(corners[corner])
        corner = (corner + 1) % 4
      } while edges[(corner + 3) % 4] == nil
      guard run.allSatisfy({ ys[$0].isFinite }) else { continue }
      addRun(
        run, from: before.last, to: edges[(corner + 3) % 4]?.first, isOneBreak: corner == start, add)
    }
  }

  /// A fan about the middle corner of a run.
  ///
  /// - Parameter isOneBreak: whether both points are of one edge; between them there is nothing.
  private func addRun(
    _ run: [Int], from first: Int?, to last: Int?, isOneBreak: Bool, _ add: (Int, Int, Int) -> Void
  ) {
    let first = first.map { $0 + ys.count }
    let last = last.map { $0 + ys.count }
    let rim = [first].compactMap { $0 } + run + [last].compactMap { $0 }
    let hub = run[(run.count - 1) / 2]
    for index in rim.indices {
      let (p, q) = (rim[index], rim[(index + 1) % rim.count])
      if p == hub || q == hub || isOneBreak && index == rim.count - 1 { continue }
      add(hub, p, q)
    }
  }

  // MARK: Slopes

  private typealias Sample = (y: Double, at: Double)

  private func slopes(_ index: Int) -> SIMD2<Double> { [slopeX(index), slopeZ(index)] }

  private func slopeX(_ index: Int) -> Double {
    let column = index % width
    return GridSurface.slope(
      before: column > 0 ? neighbor(index - 1, edge: index - 1, of: index, alongX: true) : nil,
      at: (ys[index], xs[column]),
      after: column + 1 < width ? neighbor(index + 1, edge: index, of: index, alongX: true) : nil)
  }

  private func slopeZ(_ index: Int) -> Double {
    let row = index / width
    return GridSurface.slope(
      before: row > 0 ? neighbor(index - width, edge: index - width, of: index, alongX: false) : nil,
      at: (ys[index], zs[row]),
      after: row + 1 < depth
        ? neighbor(index + width, edge: index, of: index, alongX: false) : nil)
  }

  /// A neighbour along an axis, or the point at a break before it; nil where there is neither.
  private func neighbor(
    _ other: Int, edge: Int, of sample: Int, alongX isAlongX: Bool
  ) -> Sample? {
    guard let edge = breaks?[edge, alongX: isAlongX] else {
      return ys[other].isFinite
        ? (ys[other], isAlongX ? xs[other % width] : zs[other / width]) : nil
    }
    guard let point = other > sample ? edge.first : edge.last else { return nil }
    let border = borders[point]
    return yRange.contains(border.y) ? (border.y, isAlongX ? border.x : border.z) : nil
  }

  /// The slope of the parabola through three samples, or a one-sided one beside an edge or a hole.
  private static func slope(before: Sample?, at: Sample, after: Sample?) -> Double {
    guard let before else { return after.map { limited($0.y - at.y, $0.at - at.at) } ?? 0 }
    guard let after else { return limited(at.y - before.y, at.at - before.at) }
    let (back, ahead) = (at.at - before.at, after.at - at.at)
    let whole = after.at - before.at
    // Even spacing, which is usual, needs no weights; a sample right beside another says little.
    if abs(back - ahead) <= 1e-9 * abs(whole) { return limited(after.y - before.y, whole) }
    if abs(back) < 0.02 * abs(whole) { return limited(after.y - at.y, ahead) }
    if abs(ahead) < 0.02 * abs(whole) { return limited(at.y - before.y, back) }
    let (slopeBack, slopeAhead) = ((at.y - before.y) / back, (after.y - at.y) / ahead)
    return limited(slopeBack * ahead + slopeAhead * back, whole)
  }

  private static func limited(_ rise: Double, _ run: Double) -> Double {
    let slope = rise / run
    return slope.isFinite ? min(max(slope, -1e4), 1e4) : 0
  }

  /// At a border: along the edge the slope to the sample, across it the sample's own.
  private func borderSlopes(_ border: Int) -> SIMD2<Double> {
    guard let point = breaks?.points[border] else { return [] }
    var slopes = slopes(point.sample)
    let place = borders[border]
    let (axis, run) =
      point.isAlongX
      ? (0, place.x - xs[point.sample % width]) : (1, place.z - zs[point.sample / width])
    if abs(run) > 1e-9 {
      slopes[axis] = GridSurface.limited(place.y - ys[point.sample], run)
    }
    return slopes
  }
}
