import RenderModel

/// Collects the symbols of one group: discs and rectangles as shapes, all others as triangles.
struct PlaneSymbols {
  private let outline: ShapeOutline
  private var shapes: [ShapeInstance] = []
  private var mesh = TriangleMesh()

  init(_ symbol: PlaneSymbol, count: Int) {
    outline = symbol.outline
    if hasShapes { shapes.reserveCapacity(count) }
  }

  private var hasShapes: Bool {
    switch outline {
    case .rectangle, .roundedRectangle, .circle, .capsule: true
    case .ellipse, .polygon, .polygons: false
    }
  }

  /// Adds a symbol in a frame about a place on the page.
  @inline(__always)
  mutating func add(at center: SIMD2<Double>, size: SIMD2<Double>, color: RGBA8) {
    if case .circle = outline {
      let radius = Float(size.min() / 2)
      shapes.append(
        ShapeInstance(
          x: Float(center.x), y: Float(center.y), halfWidth: radius, halfHeight: radius,
          cornerRadius: radius, color: color))
    } else {
      addOther(at: center, size: size, color: color)
    }
  }

  private mutating func addOther(at center: SIMD2<Double>, size: SIMD2<Double>, color: RGBA8) {
    let shape = PlacedShape(
      outline: outline, frame: PageRect(center: center, size: size), color: color)
    if let radius = shape.cornerRadius {
      shapes.append(ShapeInstance(shape.frame, radius: radius, color: color))
    } else {
      for polygon in shape.polygons { mesh.addFan(polygon, color: color) }
    }
  }

  func item(name: String) -> DrawItem? {
    if !shapes.isEmpty { return DrawItem(name: name, geometry: .shapes(shapes)) }
    return mesh.indices.isEmpty ? nil : DrawItem(name: name, geometry: .triangles(mesh))
  }
}
