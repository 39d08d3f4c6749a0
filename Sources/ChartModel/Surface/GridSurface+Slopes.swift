extension GridSurface {
  private typealias Sample = (y: Double, at: Double)

  /// For each place the distance between its neighbours where both are equally far, else NaN.
  static func evenRuns(_ places: [Double]) -> [Double] {
    places.indices.map { index in
      guard index > 0, index + 1 < places.count else { return .nan }
      let (before, at, after) = (places[index - 1], places[index], places[index + 1])
      return isEven(at - before, after - at) ? after - before : .nan
    }
  }

  /// The slopes along x and along z at a sample.
  @inline(__always)
  func slopes(_ index: Int, column: Int, row: Int) -> SIMD2<Double> {
    if breaks == nil {
      let runs = SIMD2(evenRunsX[column], evenRunsZ[row])
      if runs.x == runs.x && runs.y == runs.y {
        let slopes =
          SIMD2(ys[index + 1] - ys[index - 1], ys[index + width] - ys[index - width]) / runs
        // Neither is a number beside a hole.
        if slopes.x.isFinite && slopes.y.isFinite {
          return pointwiseMin(
            pointwiseMax(slopes, SIMD2(repeating: -GridSurface.steepest)),
            SIMD2(repeating: GridSurface.steepest))
        }
      }
    }
    return [slopeX(index, column: column), slopeZ(index, row: row)]
  }

  private func slopeX(_ index: Int, column: Int) -> Double {
    GridSurface.slope(
      before: column > 0 ? neighbor(index - 1, edge: index - 1, of: index, alongX: true) : nil,
      at: (ys[index], xs[column]),
      after: column + 1 < width ? neighbor(index + 1, edge: index, of: index, alongX: true) : nil)
  }

  private func slopeZ(_ index: Int, row: Int) -> Double {
    GridSurface.slope(
      before: row > 0
        ? neighbor(index - width, edge: index - width, of: index, alongX: false) : nil,
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
    if isEven(back, ahead) { return limited(after.y - before.y, whole) }
    if abs(back) < 0.02 * abs(whole) { return limited(after.y - at.y, ahead) }
    if abs(ahead) < 0.02 * abs(whole) { return limited(at.y - before.y, back) }
    let (slopeBack, slopeAhead) = ((at.y - before.y) / back, (after.y - at.y) / ahead)
    return limited(slopeBack * ahead + slopeAhead * back, whole)
  }

  /// Whether two neighbours of a sample are equally far from it, but for rounding.
  private static func isEven(_ back: Double, _ ahead: Double) -> Bool {
    abs(back - ahead) <= 1e-9 * abs(back + ahead)
  }

  private static let steepest = 1e4

  private static func limited(_ rise: Double, _ run: Double) -> Double {
    let slope = rise / run
    return slope.isFinite ? min(max(slope, -steepest), steepest) : 0
  }

  /// At a border: along the edge the slope to the sample, across it the sample's own.
  func borderSlopes(_ border: Int) -> SIMD2<Double> {
    guard let point = breaks?.points[border] else { return [] }
    let (row, column) = point.sample.quotientAndRemainder(dividingBy: width)
    var slopes = slopes(point.sample, column: column, row: row)
    let place = borders[border]
    let (axis, run) =
      point.isAlongX
      ? (0, place.x - xs[column]) : (1, place.z - zs[row])
    if abs(run) > 1e-9 {
      slopes[axis] = GridSurface.limited(place.y - ys[point.sample], run)
    }
    return slopes
  }
}
