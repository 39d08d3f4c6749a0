import RenderModel

extension SceneBuilder {
  /// What stands before the names of a legend, in the form of the marks.
  func swatchItems() -> [DrawItem] {
    var shapes: [ShapeInstance] = []
    var bodies = TriangleMesh()
    var others: [DrawItem] = []
    let half = layout.style.swatch / 2
    for swatch in layout.legend.swatches {
      func add(_ halfSize: SIMD2<Double>, corner: Double) {
        shapes.append(
          ShapeInstance(
            center: swatch.center, halfSize: halfSize, corner: corner, color: swatch.color))
      }
      switch swatch.symbol {
      case .disc: add([half, half], corner: half)
      case .square: add([half, half], corner: half * 0.4)
      case .line:
        let thickness = max(layout.style.ruleWidth, 2 * layout.style.factor) / 2
        add([half, thickness], corner: thickness)
      case .stroke(let line, let symbol):
        others += strokeItems(line, symbol, swatch)
      case .plane(let symbol):
        var symbols = PlaneSymbols(symbol, count: 1)
        let size = symbol.unit * (2 * half / max(symbol.unit.max(), 1e-9))
        symbols.add(at: swatch.center, size: size, color: swatch.color)
        others += [symbols.item(name: "swatch")].compactMap { $0 }
      case .body(let shape, let rotation):
        bodies.addBody(
          shape, rotation, at: swatch.center, half: half, color: swatch.color,
          isLit: chart.light.shades)
      }
    }
    if !shapes.isEmpty { others.append(DrawItem(name: "swatches", geometry: .shapes(shapes))) }
    if !bodies.indices.isEmpty {
      others.append(DrawItem(name: "swatches", geometry: .triangles(bodies)))
    }
    return others
  }
}

extension SceneBuilder {
  /// A line in its own style, no wider than a swatch, and a symbol in its middle.
  private func strokeItems(
    _ line: LineSpec, _ symbol: PlaneSymbol?, _ swatch: LegendLayout.Swatch
  ) -> [DrawItem] {
    var path = StrokedPath(plane: line, layout)
    path.width = min(path.width, layout.style.swatch / 2)
    let overhang = line.cap == .butt ? 0 : path.width / 2
    let half = SIMD3(swatch.width / 2 - overhang, 0, 0)
    let center = SIMD3(swatch.center, 0)
    let strokes = path.segments(
      through: [center - half, center + half], color: swatch.color)
    var items: [DrawItem] = []
    if !strokes.isEmpty { items.append(DrawItem(name: "swatch", geometry: .segments(strokes))) }
    if let symbol {
      var symbols = PlaneSymbols(symbol, count: 1)
      let side = max(layout.style.swatch * 0.8, path.width * 1.5)
      symbols.add(
        at: swatch.center, size: symbol.unit * (side / max(symbol.unit.max(), 1e-9)),
        color: swatch.color)
      items += [symbols.item(name: "swatch")].compactMap { $0 }
    }
    return items
  }
}

extension TriangleMesh {
  /// Adds the sides of a body that show from the default pose, as large as fits a square on the page.
  ///
  /// The sides of a convex body that face the eye do not cover each other, so it may be see-through.
  fileprivate mutating func addBody(
    _ shape: SymbolShape, _ rotation: RotationSpec, at center: SIMD2<Double>, half: Double,
    color: RGBA8, isLit: Bool
  ) {
    guard let template = SymbolTemplate(shape, sides: 24) else { return }
    let view = BoxView(pose: .standard, camera: CameraSpec(), center: .zero, radius: 1)
    let places = template.corners.map { view.viewed(WorldSpace.fromPlot(rotation($0.place))) }
    let low = places.reduce(SIMD3(repeating: .infinity)) { pointwiseMin($0, $1) }
    let high = places.reduce(SIMD3(repeating: -.infinity)) { pointwiseMax($0, $1) }
    let scale = 2 * half / max(high.x - low.x, high.y - low.y, 1e-9)
    let middle = (low + high) / 2
    let first = UInt32(vertices.count)
    for (place, corner) in zip(places, template.corners) {
      let normal = view.viewed(WorldSpace.fromPlot(rotation(corner.normal)))
      vertices.append(
        MeshVertex(
          x: Float(center.x + (place.x - middle.x) * scale),
          y: Float(center.y - (place.y - middle.y) * scale), z: 0,
          color: isLit ? color.toned(normal) : color))
    }
    for start in stride(from: 0, to: template.indices.count - 2, by: 3) {
      let triangle = template.indices[start..<start + 3]
      let corners = triangle.map { places[Int($0)] }
      let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0])
      if normal.z > 0 { indices += triangle.map { first + $0 } }
    }
  }
}

extension RGBA8 {
  /// The colour of a side that is turned in a direction: right, up and toward the eye.
  ///
  /// Light falls from the upper left; the brightest side has the colour itself, which the name
  /// stands for.
  fileprivate func toned(_ normal: SIMD3<Double>) -> RGBA8 {
    let toLight = SIMD3(-0.4, 0.8, 0.45)
    let tone = 0.75 + 0.25 * min(1, max(0, (normal * toLight).sum() / toLight.length * 1.1))
    func scaled(_ part: UInt8) -> UInt8 { RGBA8.byte(Double(part) / 255 * tone) }
    return RGBA8(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }
}

extension ShapeInstance {
  init(
    center: SIMD2<Double>, halfSize: SIMD2<Double>, corner: Double, color: RGBA8
  ) {
    self.init(
      x: Float(center.x), y: Float(center.y), halfWidth: Float(halfSize.x),
      halfHeight: Float(halfSize.y), cornerRadius: Float(corner), color: color)
  }
}
