/// What a draw item draws: one of the few primitives that every back end knows.
package enum Geometry: Sendable, Equatable {
  case spheres([SphereInstance])
  case triangles(TriangleMesh)
  case segments([SegmentInstance])
  case shapes([ShapeInstance])
  case glyphs([GlyphInstance])

  /// How many instances, or triangles, there are.
  package var count: Int {
    switch self {
    case .spheres(let spheres): spheres.count
    case .triangles(let mesh): mesh.indices.count / 3
    case .segments(let segments): segments.count
    case .shapes(let shapes): shapes.count
    case .glyphs(let glyphs): glyphs.count
    }
  }
}
