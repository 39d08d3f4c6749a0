/// Points anywhere as a surface in plot space, over their Delaunay triangulation.
struct ScatteredSurface: SurfaceSource {
  /// Three vertices each.
  let triangles: [SIMD3<UInt32>]
  /// Points that are not finite, or not on their scales.
  let droppedCount: Int
  /// Points at a place that another has too.
  let mergedCount: Int
  private let places: [SIMD3<Double>]
  private let normals: [SIMD3<Double>]
  let values: [Double]?

  /// - Parameter values: where the ramp is read at each point, for a surface coloured by data.
  init(_ scatter: ResolvedScatter, scales: PlotScales, values: [Double]? = nil) {
    let (x, y, z) = (PlaceMap(scales.x), PlaceMap(scales.y), PlaceMap(scales.z))
    let count = min(scatter.x.count, scatter.y.count, scatter.z.count)
    let points = (0..<count).map { index in
      SurfaceVertex.held([x[scatter.x[index]], y[scatter.y[index]], z[scatter.z[index]]])
    }
    let isDrawn = (0..<count).map { index in
      x[scatter.x[index]].isFinite && y[scatter.y[index]].isFinite
        && z[scatter.z[index]].isFinite
    }
    let delaunay = Delaunay(
      points.indices.map { isDrawn[$0] ? [points[$0].x, points[$0].z] : [.nan, .nan] })
    droppedCount = isDrawn.reduce(0) { $0 + ($1 ? 0 : 1) }
    mergedCount = count - droppedCount - delaunay.firsts.count
    let heights = delaunay.means { points[$0].y }
    places = zip(delaunay.firsts, heights).map { [points[$0].x, $1, points[$0].z] }
    self.values = values.map { values in delaunay.means { values[$0] } }
    let limit = scatter.maximumEdge ?? .infinity
    let places = places
    triangles = delaunay.triangles.filter { corners in
      let (a, b, c) = (places[Int(corners.x)], places[Int(corners.y)], places[Int(corners.z)])
      let edge = ScatteredSurface.longestEdge(a, b, c)
      return edge <= limit && !ScatteredSurface.isUpright(a, b, c, edge)
    }
    normals = ScatteredSurface.normals(places, triangles)
  }

  /// The number of places.
  var count: Int { places.count }

  func forEachVertex(
    in range: Range<Int>, _ take: (Int, SIMD3<Double>?, () -> SurfaceVertex) -> Void
  ) {
    for index in range { take(index, places[index]) { vertex(index) } }
  }

  func vertex(_ index: Int) -> SurfaceVertex {
    SurfaceVertex(place: places[index], normal: normals[index], value: values?[index] ?? 0)
  }

  private static let trianglesAtATime = 1 << 13

  var partCount: Int {
    (triangles.count + ScatteredSurface.trianglesAtATime - 1) / ScatteredSurface.trianglesAtATime
  }

  func triangles<Taker: TriangleTaker>(part: Int, to taker: inout Taker) {
    let first = part * ScatteredSurface.trianglesAtATime
    for corners in triangles[first...].prefix(ScatteredSurface.trianglesAtATime) {
      taker.take(Int(corners.x), Int(corners.y), Int(corners.z))
    }
  }

  /// Seen from above, as the two below.
  private static func longestEdge(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>
  ) -> Double {
    let squares = [b - a, c - b, a - c].map { $0.x * $0.x + $0.z * $0.z }
    return (squares.max() ?? 0).squareRoot()
  }

  /// Whether a triangle has no width to speak of, and so would stand on edge like a curtain.
  ///
  /// Rounding makes such ones of points in a row on the hull. Elsewhere the gap that one leaves is
  /// too narrow to be seen.
  private static func isUpright(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ longest: Double
  ) -> Bool {
    let twice = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x)
    return abs(twice) <= 1e-5 * longest * longest
  }

  /// The normal of each vertex from those of its triangles, by Max's weights (Journal of Graphics
  /// Tools 4, 1999): exact for points on a sphere, and a long thin triangle counts little.
  private static func normals(
    _ places: [SIMD3<Double>], _ triangles: [SIMD3<UInt32>]
  ) -> [SIMD3<Double>] {
    var sums = Array(repeating: SIMD3<Double>(), count: places.count)
    for corners in triangles {
      for corner in 0..<3 {
        let at = places[Int(corners[corner])]
        let a = places[Int(corners[(corner + 1) % 3])] - at
        let b = places[Int(corners[(corner + 2) % 3])] - at
        // Upward, whichever way the corners turn seen from above.
        let cross = SIMD3(
          a.z * b.y - a.y * b.z, a.x * b.z - a.z * b.x, a.y * b.x - a.x * b.y)
        let weight = 1 / max((a * a).sum() * (b * b).sum(), 1e-300)
        sums[Int(corners[corner])] += cross * (cross.y < 0 ? -weight : weight)
      }
    }
    return sums.map { sum in
      let length = sum.length
      return length > 0 && length.isFinite ? sum / length : [0, 1, 0]
    }
  }
}

extension Delaunay {
  /// For each vertex the mean over its points.
  fileprivate func means(_ value: (Int) -> Double) -> [Double] {
    if firsts.count == vertexOfPoint.count { return firsts.map(value) }
    var sums = Array(repeating: 0.0, count: firsts.count)
    var counts = Array(repeating: 0.0, count: firsts.count)
    for (point, vertex) in vertexOfPoint.enumerated() where vertex >= 0 {
      sums[Int(vertex)] += value(point)
      counts[Int(vertex)] += 1
    }
    return zip(sums, counts).map { $0 / $1 }
  }
}
