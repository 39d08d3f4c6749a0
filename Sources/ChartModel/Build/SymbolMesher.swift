import RenderModel

/// Puts together the mesh of many symbols.
struct SymbolMesher {
  private(set) var mesh = TriangleMesh()
  private let detail: SymbolDetail
  private var templates: [Key: SymbolTemplate] = [:]
  /// That of the last symbol, which the next one mostly shares.
  private var last: (key: Key, template: SymbolTemplate)?

  private struct Key: Hashable {
    var shape: SymbolShape
    var sides: Int
  }

  init(_ detail: SymbolDetail) {
    self.detail = detail
  }

  /// Adds a symbol at a place of plot space, and gives how far it reaches from there.
  ///
  /// - Parameters:
  ///   - diameter: of the sphere of the same volume.
  ///   - rotation: of unit length.
  mutating func add(
    _ shape: SymbolShape, at center: SIMD3<Double>, diameter: Double, rotation: RotationSpec?,
    color: RGBA8
  ) -> Double {
    guard let template = template(shape, diameter) else { return 0 }
    let first = UInt32(mesh.vertices.count)
    for corner in template.corners {
      let place = rotation.map { $0(corner.place) } ?? corner.place
      mesh.vertices.append(
        MeshVertex(
          at: center + place * diameter,
          normal: rotation.map { $0(corner.normal) } ?? corner.normal,
          uv: .zero, color: color))
    }
    for index in template.indices { mesh.indices.append(first + index) }
    return template.reach * diameter
  }

  /// Makes room for so many symbols like one of a shape and a size.
  mutating func reserve(_ count: Int, _ shape: SymbolShape, _ diameter: Double) {
    guard let template = template(shape, diameter) else { return }
    mesh.vertices.reserveCapacity(count * template.corners.count)
    mesh.indices.reserveCapacity(count * template.indices.count)
  }

  private mutating func template(_ shape: SymbolShape, _ diameter: Double) -> SymbolTemplate? {
    let key = Key(shape: shape, sides: shape == .cube ? 4 : detail.sides(diameter))
    if let last, last.key == key { return last.template }
    guard let template = templates[key] ?? SymbolTemplate(shape, sides: key.sides) else {
      return nil
    }
    templates[key] = template
    last = (key, template)
    return template
  }
}
