import Diagnostics
import RenderModel

extension SceneBuilder {
  /// A surface as a lit mesh, cut at the box.
  mutating func item(_ surface: ResolvedSurface, index: Int) -> DrawItem? {
    let place = "surface \(index + 1)"
    let (color, coordinates) = surfaceColor(surface.foreground)
    let mesher = SurfaceMesher(
      samples: surface.samples, x: chart.x.scale, y: chart.y.scale, z: chart.z.scale,
      coordinates: coordinates)
    let mesh = mesher.mesh()
    if mesher.holeCount > 0 {
      diagnostics.note(.dropped(count: mesher.holeCount, place: place, reason: .notFinite))
    }
    guard !mesh.indices.isEmpty else { return nil }
    return DrawItem(
      name: place, geometry: .triangles(mesh),
      material: Material(color: color, lighting: surface.lighting))
  }

  /// The colour source, and the u and v that it reads at a place of plot space.
  ///
  /// - Parameter perMark: the source where marks have one colour each; nil gives the first to all.
  mutating func surfaceColor(
    _ foreground: ResolvedForeground, perMark: ColorSource? = nil
  ) -> (ColorSource, RampPlacement) {
    switch foreground {
    case .color(let color):
      return (perMark ?? .solid(color), .none)
    case .each(let colors):
      return (perMark ?? .solid(colors.first ?? palette.category(0)), .none)
    case .height(let gradient, let low, let high):
      let row = ramps.add(Ramp.row(gradient, palette: palette))
      return (.ramp(row: row, coordinate: .linear), .height(low: low, high: high))
    case .normal(let opacity):
      return (.normal(alpha: RGBA8.byte(opacity)), .none)
    case .footprint(let gradient, let geometry):
      let footprint = footprint(gradient, geometry)
      let row = ramps.add(footprint.row)
      return (.ramp(row: row, coordinate: footprint.coordinate), .footprint(footprint))
    case .fading(let foreground, let opacities):
      return surfaceColor(
        foreground.fading(by: .same(opacities.first ?? 1)), perMark: perMark)
    }
  }
}
