import RenderModel

extension Geometry {
  /// The middle of every primitive, in the order in which they are stored.
  var centers: [SIMD3<Float>] {
    switch self {
    case .spheres(let spheres): spheres.map { [$0.x, $0.y, $0.z] }
    case .segments(let segments):
      segments.map { [$0.ax + $0.bx, $0.ay + $0.by, $0.az + $0.bz] * 0.5 }
    case .triangles(let mesh):
      stride(from: 0, to: mesh.indices.count - 2, by: 3).map { first in
        (first..<first + 3).reduce(SIMD3<Float>.zero) { sum, corner in
          let vertex = mesh.vertices[Int(mesh.indices[corner])]
          return sum + [vertex.x, vertex.y, vertex.z]
        } / 3
      }
    case .shapes(let shapes): shapes.map { [$0.x, $0.y, 0] }
    case .glyphs(let glyphs): glyphs.map { _ in .zero }
    }
  }

  /// The same primitives in another order: of a mesh, the triangles.
  func reordered(_ order: [Int32]) -> Geometry {
    switch self {
    case .spheres(let records): .spheres(order.map { records[Int($0)] })
    case .segments(let records): .segments(order.map { records[Int($0)] })
    case .shapes(let records): .shapes(order.map { records[Int($0)] })
    case .glyphs(let records): .glyphs(order.map { records[Int($0)] })
    case .triangles(let mesh):
      .triangles(
        TriangleMesh(
          vertices: mesh.vertices,
          indices: order.flatMap { mesh.indices[Int($0) * 3..<Int($0) * 3 + 3] }
        )
      )
    }
  }
}
