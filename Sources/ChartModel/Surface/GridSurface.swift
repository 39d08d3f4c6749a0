/// Heights on a grid as a surface in plot space, with smooth normals.
struct GridSurface: SurfaceVertices {
  let width: Int
  let depth: Int
  /// In plot space.
  let xs: [Double]
  let zs: [Double]
  let ys: [Double]
  private let values: [Double]?
  let breaks: SurfaceBreaks?
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
}
