/// The Delaunay triangulation of points in a plane.
///
/// Guibas and Stolfi's divide and conquer (ACM Transactions on Graphics 4, 1985): O(n log n) time
/// whatever the points. Places are snapped to a grid of 2^29 steps over the longer side of their
/// extent, so that every predicate is exact in integers; points that fall together are one vertex.
struct Delaunay {
  /// Vertices by the index of the first point at each place.
  private(set) var firsts: [Int] = []
  /// The vertex of each point; -1 for one whose place is not finite.
  private(set) var vertexOfPoint: [Int32]
  /// Three vertices a triangle, counterclockwise where u runs right and v up.
  private(set) var triangles: [SIMD3<UInt32>] = []

  /// Whether the points lie on one line, or there are fewer than three places: no triangles.
  var isFlat: Bool { triangles.isEmpty }

  /// - Parameter points: of any size and number, in any order.
  init(_ points: [SIMD2<Double>]) {
    vertexOfPoint = Array(repeating: -1, count: points.count)
    let sorted = PlanePoint.snapped(points).sorted()
    var places: [PlanePoint] = []
    places.reserveCapacity(sorted.count)
    for point in sorted {
      if places.last?.isSamePlace(as: point) != true {
        places.append(point)
        firsts.append(Int(point.index))
      }
      // Equal places are sorted by index, so that the first is the first given.
      vertexOfPoint[Int(point.index)] = Int32(places.count - 1)
    }
    guard places.count >= 3 else { return }
    triangles = places.withUnsafeBufferPointer { places in
      var edges = DelaunayEdges(places)
      edges.triangulate()
      return edges.triangles()
    }
  }
}
