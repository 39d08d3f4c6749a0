import Diagnostics
import RenderModel

extension SceneBuilder {
  /// A surface over a grid as a lit mesh, cut at the box, with its lines.
  mutating func items(_ surface: ResolvedSurface, index: Int) -> [DrawItem] {
    let grid = GridSurface(
      surface.samples, breaks: surface.breaks, scales: scales, values: surface.look.data?.places)
    let painter = SurfacePainter(
      look: surface.look, place: "surface \(index + 1)",
      gridLines: SurfacePainter.GridLines(x: grid.xs, z: grid.zs))
    noteDropped(grid.holeCount, painter.place)
    return items(grid, painter)
  }

  /// A surface through scattered points.
  mutating func items(_ scatter: ResolvedScatter, index: Int) -> [DrawItem] {
    let surface = ScatteredSurface(scatter, scales: scales, values: scatter.look.data?.places)
    let painter = SurfacePainter(look: scatter.look, place: "surface \(index + 1)", gridLines: nil)
    noteDropped(surface.droppedCount, painter.place)
    if surface.mergedCount > 0 {
      diagnostics.note(
        .other(
          "\(painter.place) has \(surface.mergedCount) point"
            + "\(surface.mergedCount == 1 ? "" : "s") at places of others; the mean height is drawn"
        ))
    }
    if case .every(let step) = painter.look.lines.mesh?.spacing {
      diagnostics.note(
        .other(
          "\(painter.place) has no grid of its own of which every \(step) could be drawn; "
            + "its mesh has \(MeshLines.standardCount) cells each way"))
    }
    if surface.triangles.isEmpty {
      diagnostics.note(
        .other(
          scatter.maximumEdge != nil && surface.count >= 3
            ? "\(painter.place) is not drawn: each of its triangles has an edge above the greatest"
            : "\(painter.place) is not drawn: it needs three places that are not on one line"))
    }
    return items(surface, painter)
  }

  private var scales: PlotScales {
    PlotScales(x: chart.x.scale, y: chart.y.scale, z: chart.z.scale)
  }

  private mutating func noteDropped(_ count: Int, _ place: String) {
    if count > 0 { diagnostics.note(.dropped(count: count, place: place, reason: .notFinite)) }
  }

  /// The meshes and the lines of a surface; what has no data to colour it is grey.
  private mutating func items<Source: SurfaceSource>(
    _ source: Source, _ painter: SurfacePainter
  ) -> [DrawItem] {
    let (color, coordinates) = color(of: painter.look)
    var mesher = SurfaceMesher(
      source, box: PlotBox(chart), coordinates: coordinates, threads: threads)
    var parts: [(TriangleMesh, ColorSource)] = []
    if let values = source.values, values.contains(where: { !$0.isFinite }) {
      let missing = values.map { !$0.isFinite }
      parts.append((mesher.mesh((missing, isWanted: false)), color))
      parts.append((mesher.mesh((missing, isWanted: true)), .solid(palette.system(.gray))))
    } else {
      parts.append((mesher.mesh(), color))
    }
    return parts.filter { !$0.0.indices.isEmpty }.flatMap { mesh, color in
      [
        DrawItem(
          name: painter.place, geometry: .triangles(mesh),
          material: Material(color: color, lighting: painter.look.lighting))
      ] + lines(on: mesh, color: color, painter)
    }
  }

  private mutating func color(of look: SurfaceLook) -> (ColorSource, RampPlacement) {
    guard let data = look.data else { return surfaceColor(look.foreground) }
    return (.ramp(row: ramps.add(data.colors), coordinate: .linear), .value)
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
