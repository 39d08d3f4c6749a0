extension Program {
  /// The record this program reads, as the instance types lie in memory; nil where the
  /// vertices come from nothing but their number.
  package var layout: VertexLayout? {
    switch self {
    case .surface: Program.surfaceLayout
    case .sphere: Program.sphereLayout
    case .segment: Program.segmentLayout
    case .shape: Program.shapeLayout
    case .glyph: Program.glyphLayout
    case .cover, .planes: nil
    }
  }

  private static let surfaceLayout = VertexLayout(
    attributes: [
      .floats("a_position", .vec3, at: \MeshVertex.x),
      .floats("a_normal", .vec3, at: \MeshVertex.nx),
      .floats("a_uv", .vec2, at: \MeshVertex.u),
      .color("a_color", at: \MeshVertex.color),
    ],
    stride: MemoryLayout<MeshVertex>.stride,
    rate: .perVertex
  )

  private static let sphereLayout = VertexLayout(
    attributes: [
      .floats("i_center", .vec3, at: \SphereInstance.x),
      .floats("i_radius", .float, at: \SphereInstance.radius),
      .color(at: \SphereInstance.color),
    ],
    stride: MemoryLayout<SphereInstance>.stride,
    rate: .perInstance
  )

  private static let segmentLayout = VertexLayout(
    attributes: [
      .floats("i_from", .vec3, at: \SegmentInstance.ax),
      .floats("i_to", .vec3, at: \SegmentInstance.bx),
      .floats("i_before", .vec3, at: \SegmentInstance.beforeX),
      .floats("i_after", .vec3, at: \SegmentInstance.afterX),
      .floats("i_width", .float, at: \SegmentInstance.width),
      .floats("i_lift", .float, at: \SegmentInstance.lift),
      .color("i_startColor", at: \SegmentInstance.startColor),
      .color("i_endColor", at: \SegmentInstance.endColor),
      // The last two are the miter limit.
      .integers("i_ends", .uvec4, .uint8, at: \SegmentInstance.startEnd),
    ],
    stride: MemoryLayout<SegmentInstance>.stride,
    rate: .perInstance
  )

  private static let shapeLayout = VertexLayout(
    attributes: [
      .floats("i_center", .vec2, at: \ShapeInstance.x),
      .floats("i_halfSize", .vec2, at: \ShapeInstance.halfWidth),
      .floats("i_cornerRadius", .float, at: \ShapeInstance.cornerRadius),
      .color(at: \ShapeInstance.color),
    ],
    stride: MemoryLayout<ShapeInstance>.stride,
    rate: .perInstance
  )

  private static let glyphLayout = VertexLayout(
    attributes: [
      .integers("i_place", .ivec2, .int32, at: \GlyphInstance.left),
      .integers("i_texels", .uvec4, .uint16, at: \GlyphInstance.atlasX),
      .color(at: \GlyphInstance.color),
    ],
    stride: MemoryLayout<GlyphInstance>.stride,
    rate: .perInstance
  )
}

extension VertexAttribute {
  fileprivate static func floats<Record>(
    _ name: String,
    _ type: GLSLType,
    at first: PartialKeyPath<Record>
  ) -> VertexAttribute {
    VertexAttribute(
      name: name,
      type: type,
      storage: .float32,
      isNormalized: false,
      offset: place(of: first)
    )
  }

  fileprivate static func integers<Record>(
    _ name: String,
    _ type: GLSLType,
    _ storage: Storage,
    at first: PartialKeyPath<Record>
  ) -> VertexAttribute {
    VertexAttribute(
      name: name,
      type: type,
      storage: storage,
      isNormalized: false,
      offset: place(of: first)
    )
  }

  fileprivate static func color<Record>(
    _ name: String = "i_color",
    at place: PartialKeyPath<Record>
  ) -> VertexAttribute {
    VertexAttribute(
      name: name,
      type: .vec4,
      storage: .uint8,
      isNormalized: true,
      offset: self.place(of: place)
    )
  }

  private static func place<Record>(of field: PartialKeyPath<Record>) -> Int {
    guard let offset = MemoryLayout<Record>.offset(of: field) else {
      preconditionFailure("\(field) is not stored in the record")
    }
    return offset
  }
}
