import RenderModel

extension Geometry {
  /// The primitives that hide what is behind them, and those that let it shine through.
  ///
  /// - Parameter isMeshOpaque: of a mesh, whose colours are its material's.
  func splitByOpacity(isMeshOpaque: Bool) -> (opaque: Geometry?, translucent: Geometry?) {
    switch self {
    case .triangles: isMeshOpaque ? (self, nil) : (nil, self)
    case .spheres(let records): split(records, Geometry.spheres) { $0.color.alpha < 255 }
    case .segments(let records): split(records, Geometry.segments) { $0.isTranslucent }
    case .shapes(let records): split(records, Geometry.shapes) { $0.color.alpha < 255 }
    case .glyphs(let records): split(records, Geometry.glyphs) { $0.color.alpha < 255 }
    }
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
