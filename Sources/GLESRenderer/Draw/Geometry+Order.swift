import RenderModel

extension Geometry {
  /// The same primitives, the last one first: of a mesh, the triangles.
  var reversed: Geometry {
    switch self {
    case .spheres(let records): .spheres(records.reversed())
    case .segments(let records): .segments(records.reversed())
    case .shapes(let records): .shapes(records.reversed())
    case .glyphs(let records): .glyphs(records.reversed())
    case .triangles(let mesh): .triangles(mesh.reversed)
    }
  }
}

extension TriangleMesh {
  /// The same triangles, the last one first, their corners in the same order.
  fileprivate var reversed: TriangleMesh {
    let starts = stride(from: 0, to: indices.count - 2, by: 3).reversed()
    var mesh = self
    mesh.indices = starts.flatMap { indices[$0..<$0 + 3] }
    return mesh
  }
}
