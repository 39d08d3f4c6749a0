import RenderModel

extension Geometry {
  /// The primitives that hide what is behind them, and those that let it shine through.
  ///
  /// - Parameter isMeshOpaque: of a mesh, whose colours are its material's.
  func splitByOpacity(isMeshOpaque: Bool) -> (opaque: Geometry?, translucent: Geometry?) {
    switch self {
    case .triangles: isMeshOpaque ? (self, nil) : (nil, self)
    case .spheres(let records): split(records, \.color, Geometry.spheres)
    case .segments(let records): split(records, \.color, Geometry.segments)
    case .shapes(let records): split(records, \.color, Geometry.shapes)
    case .glyphs(let records): split(records, \.color, Geometry.glyphs)
    }
  }

  private func split<Record>(
    _ records: [Record],
    _ color: KeyPath<Record, RGBA8>,
    _ make: ([Record]) -> Geometry
  ) -> (opaque: Geometry?, translucent: Geometry?) {
    let translucent = records.filter { $0[keyPath: color].alpha < 255 }
    if translucent.isEmpty { return (self, nil) }
    if translucent.count == records.count { return (nil, self) }
    return (make(records.filter { $0[keyPath: color].alpha == 255 }), make(translucent))
  }
}
