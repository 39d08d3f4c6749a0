/// The vertices and the triangles of a surface, made when they are asked for, on any thread.
protocol SurfaceSource: Sendable {
  var count: Int { get }

  /// Where the ramp is read at each vertex, for a surface coloured by data; NaN where that is missing.
  var values: [Double]? { get }

  /// Gives some vertices in order: the number of each, its place, nil where there is nothing to
  /// draw, and the way to all the rest of it.
  func forEachVertex(
    in range: Range<Int>, _ take: (Int, SIMD3<Double>?, () -> SurfaceVertex) -> Void)

  /// A vertex that is no hole.
  func vertex(_ index: Int) -> SurfaceVertex

  /// In how many parts the triangles come.
  var partCount: Int { get }

  /// Gives the triangles of a part by the numbers of their vertices.
  func triangles<Taker: TriangleTaker>(part: Int, to taker: inout Taker)
}

protocol TriangleTaker {
  mutating func take(_ a: Int, _ b: Int, _ c: Int)
}
