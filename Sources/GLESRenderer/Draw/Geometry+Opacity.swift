import RenderModel

extension Geometry {
  /// The primitives that hide what is behind them, and those that let it shine through.
  ///
  /// - Parameter color: of the item's material.
  func splitByOpacity(
    _ color: ColorSource,
    ramps: RampTable
  ) -> (opaque: Geometry?, translucent: Geometry?) {
    switch self {
    case .triangles(let mesh) where color == .vertex: split(mesh)
    case .triangles: color.isOpaque(ramps: ramps) ? (self, nil) : (nil, self)
    case .spheres(let records): split(records, Geometry.spheres) { $0.color.alpha < 255 }
    case .segments(let records): split(records, Geometry.segments) { $0.isTranslucent }
    case .shapes(let records): split(records, Geometry.shapes) { $0.color.alpha < 255 }
    case .glyphs(let records): split(records, Geometry.glyphs) { $0.color.alpha < 255 }
    }
  }

  /// Each triangle is as opaque as its corners.
  private func split(_ mesh: TriangleMesh) -> (opaque: Geometry?, translucent: Geometry?) {
    if mesh.vertices.allSatisfy({ $0.color.alpha == 255 }) { return (self, nil) }
    var opaque = TriangleMesh(vertices: mesh.vertices)
    var translucent = opaque
    for first in stride(from: 0, to: mesh.indices.count, by: 3) {
      let corners = mesh.indices[first..<first + 3]
      if mesh.vertices[Int(mesh.indices[first])].color.alpha == 255 {
        opaque.indices += corners
      } else {
        translucent.indices += corners
      }
    }
    return (
      opaque.indices.isEmpty ? nil : .triangles(opaque),
      translucent.indices.isEmpty ? nil : .triangles(translucent)
    )
  }

  private func split<Record>(
    _ records: [Record],
    _ make: ([Record]) -> Geometry,
    isTranslucent: (Record) -> Bool
  ) -> (opaque: Geometry?, translucent: Geometry?) {
    let translucent = records.filter(isTranslucent)
    if translucent.isEmpty { return (self, nil) }
    if translucent.count == records.count { return (nil, self) }
    return (make(records.filter { !isTranslucent($0) }), make(translucent))
  }
}
