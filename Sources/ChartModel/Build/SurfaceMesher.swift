import RenderModel

/// Turns a grid of heights into triangles with smooth normals, cut exactly at the floor and ceiling.
struct SurfaceMesher {
  private let width: Int
  private let depth: Int
  /// In plot space.
  private let xs: [Double]
  private let zs: [Double]
  private let ys: [Double]
  private let low: Double
  private let high: Double
  private let coordinates: RampPlacement
  /// Samples with no finite height.
  let holeCount: Int

  init(
    samples: SurfaceSamples, x: PositionScale, y: PositionScale, z: PositionScale,
    coordinates: RampPlacement
  ) {
    width = samples.xs.count
    depth = samples.zs.count
    xs = x.places(of: samples.xs)
    zs = z.places(of: samples.zs)
    ys = y.places(of: samples.heights)
    low = y.range.lowerBound
    high = y.range.upperBound
    self.coordinates = coordinates
    holeCount = ys.reduce(0) { $0 + ($1.isFinite ? 0 : 1) }
  }

  func mesh() -> TriangleMesh {
    guard width >= 2, depth >= 2, ys.count == width * depth else { return TriangleMesh() }
    var mesh = TriangleMesh()
    mesh.vertices.reserveCapacity(width * depth)
    mesh.indices.reserveCapacity((width - 1) * (depth - 1) * 6)
    for row in 0..<depth {
      for column in 0..<width { mesh.vertices.append(vertex(column, row)) }
    }
    for row in 0..<depth - 1 {
      for column in 0..<width - 1 { addCell(column, row, to: &mesh) }
    }
    return mesh
  }

  /// A vertex of the grid; one with no height gets a finite stand-in that no triangle uses.
  private func vertex(_ column: Int, _ row: Int) -> MeshVertex {
    let y = ys[row * width + column]
    guard y.isFinite else { return MeshVertex(x: 0, y: 0, z: 0) }
    let place = SIMD3(xs[column], min(max(y, -1e6), 1e6), zs[row])
    // The surface y = f(x, z) has the normal (-df/dx, 1, -df/dz).
    let normal = SIMD3(-slopeX(column, row), 1, -slopeZ(column, row))
    return MeshVertex(at: place, normal: normal / normal.length, uv: coordinates.uv(place))
  }

  private func slopeX(_ column: Int, _ row: Int) -> Double {
    let a = max(column - 1, 0)
    let b = min(column + 1, width - 1)
    return slope(
      before: (ys[row * width + a], xs[a]), at: (ys[row * width + column], xs[column]),
      after: (ys[row * width + b], xs[b]))
  }

  private func slopeZ(_ column: Int, _ row: Int) -> Double {
    let a = max(row - 1, 0)
    let b = min(row + 1, depth - 1)
    return slope(
      before: (ys[a * width + column], zs[a]), at: (ys[row * width + column], zs[row]),
      after: (ys[b * width + column], zs[b]))
  }

  /// The central difference, or a one-sided one beside an edge or a hole.
  private func slope(
    before: (y: Double, at: Double), at: (y: Double, at: Double), after: (y: Double, at: Double)
  ) -> Double {
    let a = before.y.isFinite ? before : at
    let b = after.y.isFinite ? after : at
    guard b.at != a.at else { return 0 }
    let slope = (b.y - a.y) / (b.at - a.at)
    return slope.isFinite ? min(max(slope, -1e4), 1e4) : 0
  }

  /// Two triangles, split along the diagonal whose ends are closer in height.
  private func addCell(_ column: Int, _ row: Int, to mesh: inout TriangleMesh) {
    let a = row * width + column
    let b = a + 1
    let c = a + width
    let d = c + 1
    let heights = SIMD4(ys[a], ys[b], ys[c], ys[d])
    // A sum is finite only if all its terms are, or overflows, which is as good as a hole.
    guard heights.sum().isFinite else { return }
    // A tie must not be decided by rounding, or scaled data would be split another way.
    let triangles =
      abs(heights[0] - heights[3]) <= abs(heights[1] - heights[2]) + 1e-9
      ? [(a, b, d), (a, d, c)] : [(a, b, c), (b, d, c)]
    let isInside = heights.min() >= low && heights.max() <= high
    for triangle in triangles {
      if isInside {
        mesh.indices.append(UInt32(triangle.0))
        mesh.indices.append(UInt32(triangle.1))
        mesh.indices.append(UInt32(triangle.2))
      } else {
        addCut(triangle, to: &mesh)
      }
    }
  }

  /// The part of a triangle between floor and ceiling.
  private func addCut(_ triangle: (Int, Int, Int), to mesh: inout TriangleMesh) {
    let corners = [triangle.0, triangle.1, triangle.2].map { mesh.vertices[$0] }
    let aboveFloor = clipped(corners) { $0.y - Float(low) }
    let polygon = clipped(aboveFloor) { Float(high) - $0.y }
    guard polygon.count >= 3 else { return }
    let first = UInt32(mesh.vertices.count)
    mesh.vertices += polygon
    for index in 1..<UInt32(polygon.count - 1) {
      mesh.indices += [first, first + index, first + index + 1]
    }
  }

  /// Sutherland and Hodgman's clipping (1974) against one plane: positive is kept.
  private func clipped(
    _ polygon: [MeshVertex], _ side: (MeshVertex) -> Float
  ) -> [MeshVertex] {
    var kept: [MeshVertex] = []
    for (index, vertex) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let here = side(vertex)
      let there = side(next)
      if here >= 0 { kept.append(vertex) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        kept.append(MeshVertex.mix(vertex, next, here / (here - there)))
      }
    }
    return kept
  }
}
