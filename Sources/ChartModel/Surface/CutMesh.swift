/// Triangles that are cut, face after face.
struct CutMesh {
  private(set) var vertices: [SurfaceVertex] = []
  private(set) var triangles: [SIMD3<UInt32>] = []
  /// The vertices of the surface that the first of these are.
  private var sources: [UInt32] = []
  private var localBySource: [UInt32: UInt32] = [:]

  /// Adds a triangle by the vertices of the surface.
  mutating func add(_ corners: SIMD3<UInt32>, vertex: (UInt32) -> SurfaceVertex) {
    var local = SIMD3<UInt32>()
    for corner in 0..<3 {
      let source = corners[corner]
      if let known = localBySource[source] {
        local[corner] = known
      } else {
        local[corner] = UInt32(vertices.count)
        localBySource[source] = local[corner]
        sources.append(source)
        vertices.append(vertex(source))
      }
    }
    triangles.append(local)
  }

  /// The vertex of the surface that a vertex is; nil for one that cutting made.
  func source(of vertex: Int) -> UInt32? {
    vertex < sources.count ? sources[vertex] : nil
  }

  mutating func cut(_ box: PlotBox) {
    for index in vertices.indices { vertices[index].place = box.settled(vertices[index].place) }
    for axis in 0..<3 {
      cut(axis, at: box.low[axis], sign: 1)
      cut(axis, at: box.high[axis], sign: -1)
    }
  }

  /// Sutherland and Hodgman's clipping (1974) of all triangles against one plane, whose inside is
  /// where coordinates grow (sign 1) or shrink (-1).
  private mutating func cut(_ axis: Int, at bound: Double, sign: Double) {
    let depths = vertices.map { ($0.place[axis] - bound) * sign }
    guard depths.contains(where: { $0 < 0 }) else { return }
    var kept: [SIMD3<UInt32>] = []
    kept.reserveCapacity(triangles.count)
    var crossings: [SIMD2<UInt32>: UInt32] = [:]
    for triangle in triangles {
      let inside = (0..<3).filter { depths[Int(triangle[$0])] >= 0 }
      if inside.count == 3 { kept.append(triangle) }
      guard (1...2).contains(inside.count) else { continue }
      var polygon: [UInt32] = []
      for corner in 0..<3 {
        let (here, there) = (triangle[corner], triangle[(corner + 1) % 3])
        let (depth, other) = (depths[Int(here)], depths[Int(there)])
        if depth >= 0 { polygon.append(here) }
        guard depth > 0 && other < 0 || depth < 0 && other > 0 else { continue }
        let (inner, outer) = depth > 0 ? (here, there) : (there, here)
        let key = SIMD2(inner, outer)
        let crossing =
          crossings[key]
          ?? addCrossing(
            Int(inner), Int(outer),
            abs(depths[Int(inner)] / (depths[Int(inner)] - depths[Int(outer)])),
            axis, bound)
        crossings[key] = crossing
        polygon.append(crossing)
      }
      guard polygon.count >= 3 else { continue }
      for corner in 1..<polygon.count - 1 {
        kept.append([polygon[0], polygon[corner], polygon[corner + 1]])
      }
    }
    triangles = kept
  }

  private mutating func addCrossing(
    _ inner: Int, _ outer: Int, _ t: Double, _ axis: Int, _ bound: Double
  ) -> UInt32 {
    let (a, b) = (vertices[inner], vertices[outer])
    var place = a.place + (b.place - a.place) * t
    place[axis] = bound
    let normal = a.normal + (b.normal - a.normal) * t
    vertices.append(
      SurfaceVertex(
        place: place, normal: normal / max(normal.length, 1e-9),
        value: a.value + (b.value - a.value) * t))
    return UInt32(vertices.count - 1)
  }
}
