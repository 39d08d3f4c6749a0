/// The places of points in plot space, and what is wrong with those that have none.
struct BoxPlaces {
  enum Place {
    case inside(SIMD3<Double>)
    case outside
    case notFinite
    /// Not on a scale, such as zero on a logarithmic one.
    case offScale
  }

  let count: Int
  private let points: ResolvedPoints
  private let x: PlaceMap
  private let y: PlaceMap
  private let z: PlaceMap

  init(_ points: ResolvedPoints, _ chart: ResolvedChart) {
    self.points = points
    count = min(points.x.count, points.y.count, points.z.count)
    x = PlaceMap(chart.x.scale)
    y = PlaceMap(chart.y.scale)
    z = PlaceMap(chart.z.scale)
  }

  subscript(index: Int) -> Place {
    let value = SIMD3(points.x[index], points.y[index], points.z[index])
    let p = SIMD3(x[value.x], y[value.y], z[value.z])
    guard p.x.isFinite, p.y.isFinite, p.z.isFinite else {
      return value.x.isFinite && value.y.isFinite && value.z.isFinite ? .offScale : .notFinite
    }
    return x.contains(p.x) && y.contains(p.y) && z.contains(p.z) ? .inside(p) : .outside
  }
}
