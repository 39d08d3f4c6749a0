import RenderModel

extension SceneBuilder {
  /// Contours and grid lines of a mesh as it is drawn.
  mutating func lines(
    on mesh: TriangleMesh, color: ColorSource, _ painter: SurfacePainter
  ) -> [DrawItem] {
    let declared = painter.look.lines
    var items: [DrawItem] = []
    if let lines = declared.mesh {
      let shade = shade(color, lines.style)
      let strokes = [PositionAxis.x, .z].flatMap { axis in
        ContourTracer(mesh, axis: axis.rawValue)
          .lines(at: meshLevels(lines, axis, painter)).joined()
          .flatMap { self.strokes($0, lines.style, width: layout.style.meshLineWidth, shade.line) }
      }
      if !strokes.isEmpty {
        items.append(DrawItem(name: "\(painter.place) mesh", geometry: .segments(strokes)))
      }
    }
    if let contours = declared.contours {
      let shade = shade(color, contours.style)
      let width = layout.style.contourWidth
      let lines = Array(
        ContourTracer(mesh, axis: 1).lines(at: contourLevels(contours)).joined())
      let strokes = lines.flatMap { self.strokes($0, contours.style, width: width, shade.line) }
      if !strokes.isEmpty {
        items.append(DrawItem(name: "\(painter.place) contours", geometry: .segments(strokes)))
      }
      if contours.isOnFloor {
        let floor = Float(chart.y.scale.range.lowerBound)
        // Nothing lies beneath them there that they would have to be darker than.
        let onFloor = lines.flatMap { line in
          self.strokes(line, contours.style, width: width, onFloor: floor) {
            shade.lineColor ?? shade.surface($0)
          }
        }
        if !onFloor.isEmpty {
          items.append(DrawItem(name: "\(painter.place) floor", geometry: .segments(onFloor)))
        }
      }
    }
    return items
  }

  private func shade(_ color: ColorSource, _ style: LineStyle) -> SurfaceShade {
    SurfaceShade(color, ramps, lineColor: style.color.map { palette.resolve($0) })
  }

  private func strokes(
    _ line: [MeshVertex], _ style: LineStyle, width: Double, onFloor floor: Float? = nil,
    _ color: (MeshVertex) -> RGBA8
  ) -> [SegmentInstance] {
    let width = style.width ?? width
    guard width > 0, width < 1000 else { return [] }
    let path = StrokedPath(
      width: width, dash: style.dash, pointsPerUnit: pointsPerUnit,
      lift: floor == nil ? SceneBuilder.surfaceLift + width / 2 : 0)
    let isClosed = line.count > 2 && line.first == line.last
    return path.segments(
      through: line.map { [Double($0.x), Double(floor ?? $0.y), Double($0.z)] },
      colors: line.map(color), isClosed: isClosed)
  }

  /// How far lines stand out of their surface beyond half of their width, in points.
  private static let surfaceLift = 0.5

  /// Heights of contours in world space, ascending.
  private func contourLevels(_ contours: ContourLines) -> [Float] {
    let scale = chart.y.scale
    let values =
      switch contours.levels {
      case .values(let values): values
      case .count(let count): scale.automaticValues(count: SurfaceLines.held(count))
      }
    return SceneBuilder.levels(values.map { scale.place(of: $0) }, in: scale.range, on: .y)
  }

  /// Places of grid lines on an axis in world space, ascending.
  private func meshLevels(
    _ lines: MeshLines, _ axis: PositionAxis, _ painter: SurfacePainter
  ) -> [Float] {
    let range = chart[axis].scale.range
    let own = axis == .x ? painter.gridLines?.x : painter.gridLines?.z
    switch (lines.spacing, own) {
    case (.every(let step), let own?):
      let last = own.count - 1
      let indices = Array(stride(from: 0, through: last, by: max(step, 1)))
      let all = indices.last == last ? indices : indices + [last]
      return SceneBuilder.levels(all.map { own[$0] }, in: range, on: axis)
    case (.every, nil):
      return SceneBuilder.evenLevels(MeshLines.standardCount, range, axis)
    case (.count(let count), _):
      return SceneBuilder.evenLevels(count, range, axis)
    }
  }

  private static func evenLevels(
    _ count: Int, _ range: ClosedRange<Double>, _ axis: PositionAxis
  ) -> [Float] {
    let count = SurfaceLines.held(count)
    let length = range.upperBound - range.lowerBound
    let places = (0...count).map {
      $0 == count ? range.upperBound : range.lowerBound + length * Double($0) / Double(count)
    }
    return levels(places, in: range, on: axis)
  }

  /// Places within a range, as the mesh has them.
  private static func levels(
    _ places: [Double], in range: ClosedRange<Double>, on axis: PositionAxis
  ) -> [Float] {
    let slack = (range.upperBound - range.lowerBound) * 1e-9
    // A hair beyond the range, which is rounding, is its end, as it is for the mesh.
    let shown = places.filter { $0 > range.lowerBound - slack && $0 < range.upperBound + slack }
      .map { min(max($0, range.lowerBound), range.upperBound) }
    return Set(shown.map { Float(WorldSpace.coordinate($0, on: axis)) }).sorted()
  }
}
