import Glibc
import RenderModel

/// What colours the marks of a plane that are one piece: lines and areas.
struct PlanePaint {
  let color: ColorSource
  /// u and v at a place on the page.
  private let uv: (_ place: SIMD2<Double>) -> SIMD2<Double>

  /// One colour.
  init(_ color: RGBA8) {
    self.color = .solid(color)
    uv = { _ in .zero }
  }

  /// A gradient over a rectangle of the page.
  init(
    _ gradient: GradientSpec, _ geometry: GradientGeometry, over rect: PageRect, palette: Palette,
    ramps: inout RampTable
  ) {
    // Radii are in points. A rectangle without a side is all at the middle of it.
    let (width, height) = (max(rect.width, 1e-6), max(rect.height, 1e-6))
    let footprint = Footprint(
      gradient, geometry, x: 0...width, z: 0...height, pointsPerUnit: 1, palette: palette)
    color = .ramp(row: ramps.add(footprint.row), coordinate: footprint.coordinate)
    uv = { footprint.uv(x: $0.x - rect.x, z: height - ($0.y - rect.y)) }
  }

  func paint(_ mesh: inout TriangleMesh) {
    guard case .ramp = color else { return }
    for index in mesh.vertices.indices {
      let vertex = mesh.vertices[index]
      let place = uv([Double(vertex.x), Double(vertex.y)])
      (mesh.vertices[index].u, mesh.vertices[index].v) = (Float(place.x), Float(place.y))
    }
  }

  /// Paints a rectangle.
  func rectangle(_ rect: PageRect) -> TriangleMesh {
    var mesh = TriangleMesh(
      vertices: [
        (rect.x, rect.y), (rect.maxX, rect.y), (rect.maxX, rect.maxY), (rect.x, rect.maxY),
      ]
      .map { MeshVertex(x: Float($0.0), y: Float($0.1), z: 0) },
      indices: [0, 1, 2, 0, 2, 3])
    paint(&mesh)
    return mesh
  }
}

extension SceneBuilder {
  /// What colours one line or area: that of its first vertex where each has its own.
  ///
  /// - Parameters:
  ///   - index: of the first vertex.
  ///   - bounds: of the line or area, over which gradients lie.
  mutating func planePaint(
    _ foreground: ResolvedForeground, at index: Int, over bounds: PageRect, in plane: PlaneLayout
  ) -> PlanePaint {
    switch foreground {
    case .color(let color):
      return PlanePaint(color)
    case .each(let colors):
      return PlanePaint(colors.element(index) ?? palette.system(.gray))
    case .footprint(let gradient, let geometry):
      return PlanePaint(gradient, geometry, over: bounds, palette: palette, ramps: &ramps)
    case .height(let gradient, let low, let high):
      // Places of y run up from the bottom of the plot.
      let (bottom, top) = (plane.y.page(low), plane.y.page(high))
      let rect = PageRect(x: plane.plot.x, y: top, width: plane.plot.width, height: bottom - top)
      return PlanePaint(
        gradient, .linear(start: [0.5, 1], end: [0.5, 0]), over: rect, palette: palette,
        ramps: &ramps)
    case .fading(let colors, let opacities):
      return planePaint(
        colors.fading(by: .same(opacities.element(index) ?? 1)), at: index, over: bounds, in: plane)
    case .normal(let opacity):
      return PlanePaint(palette.system(.gray).fading(by: opacity))
    }
  }
}
