/// Heights on a grid as a surface in plot space, with smooth normals.
struct GridSurface: SurfaceSource {
  let width: Int
  let depth: Int
  /// In plot space.
  let xs: [Double]
  let zs: [Double]
  let ys: [Double]
  let values: [Double]?
  let breaks: SurfaceBreaks?
  /// For each column, and each row, the distance between its neighbours where both are equally far,
  /// else NaN.
  let evenRunsX: [Double]
  let evenRunsZ: [Double]
  let borders: [SIMD3<Double>]
  let yRange: ClosedRange<Double>

  /// - Parameter values: where the ramp is read at each sample, for a surface coloured by data.
  init(
    _ samples: SurfaceSamples, breaks: SurfaceBreaks?, scales: PlotScales, values: [Double]? = nil
  ) {
    width = samples.xs.count
    depth = samples.zs.count
    xs = scales.x.places(of: samples.xs)
    zs = scales.z.places(of: samples.zs)
    ys = scales.y.places(of: samples.heights)
    evenRunsX = GridSurface.evenRuns(xs)
    evenRunsZ = GridSurface.evenRuns(zs)
    self.values = values
    self.breaks = breaks
    yRange = scales.y.range
    let (x, z) = (PlaceMap(scales.x), PlaceMap(scales.z))
    borders = (breaks?.points ?? []).map { SIMD3(x[$0.x], $0.height, z[$0.z]) }
  }

  /// Samples with no finite height.
  var holeCount: Int { ys.reduce(0) { $0 + ($1.isFinite ? 0 : 1) } }

  var count: Int { ys.count + borders.count }

  @inline(__always)
  func forEachVertex(
    in range: Range<Int>, _ take: (Int, SIMD3<Double>?, () -> SurfaceVertex) -> Void
  ) {
    let last = min(range.upperBound, ys.count)
    var start = range.lowerBound
    while start < last {
      let row = start / width
      let end = min(last, (row + 1) * width)
      for index in start..<end {
        let column = index - row * width
        let y = ys[index]
        let place = SurfaceVertex.held([xs[column], y, zs[row]])
        take(index, y.isFinite ? place : nil) {
          vertex(at: place, slopes: slopes(index, column: column, row: row), index)
        }
      }
      start = end
    }
    for index in max(start, range.lowerBound)..<max(start, range.upperBound) {
      take(index, borderPlace(index)) { borderVertex(index) }
    }
  }

  func vertex(_ index: Int) -> SurfaceVertex {
    guard index < ys.count else { return borderVertex(index) }
    let (row, column) = index.quotientAndRemainder(dividingBy: width)
    return vertex(
      at: SurfaceVertex.held([xs[column], ys[index], zs[row]]),
      slopes: slopes(index, column: column, row: row), index)
  }

  private func borderPlace(_ index: Int) -> SIMD3<Double> {
    SurfaceVertex.held(borders[index - ys.count])
  }

  private func borderVertex(_ index: Int) -> SurfaceVertex {
    vertex(at: borderPlace(index), slopes: borderSlopes(index - ys.count), index)
  }

  @inline(__always)
  private func vertex(
    at place: SIMD3<Double>, slopes: SIMD2<Double>, _ index: Int
  ) -> SurfaceVertex {
    // The surface y = f(x, z) has the normal (-df/dx, 1, -df/dz).
    let normal = SIMD3(-slopes.x, 1, -slopes.y)
    return SurfaceVertex(place: place, normal: normal / normal.length, value: values?[index] ?? 0)
  }
}
