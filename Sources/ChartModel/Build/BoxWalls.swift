import RenderModel

/// The far walls of the box with their grid, as one view shows them.
struct BoxWalls {
  private let layout: ChartLayout
  private let box: BoxLayout
  private let view: BoxView
  /// The walls, with their opacities of 255.
  private let far: [BoxFace: UInt8]
  /// The edges that carry labels, with their opacities as axes.
  private let labelEdges: [BoxEdge: UInt8]
  private let palette: Palette

  init(_ layout: ChartLayout, box: BoxLayout, view: BoxView, labels: BoxLabels) {
    self.layout = layout
    self.box = box
    self.view = view
    palette = Palette(theme: layout.theme)
    let walls = (0..<3).flatMap { axis in
      labels.isMoving
        ? BoxWalls.movingWalls(on: axis, box.bounds, view)
        : BoxWalls.wall(on: axis, box.bounds, view).map { [($0, UInt8.max)] } ?? []
    }
    far = Dictionary(walls, uniquingKeysWith: max)
    let edges = zip(box.axes, labels.edges).compactMap { axis, edge in
      axis.isVisible ? edge.map { ($0.edge.edge, $0.opacity) } : nil
    }
    labelEdges = Dictionary(edges, uniquingKeysWith: max)
  }

  /// The face that is a wall, of the two across an axis: the one behind the content.
  ///
  /// In perspective both can be behind it; then it is the one that is turned more to the eye, or of
  /// equals the floor.
  private static func wall(on axis: Int, _ bounds: BoxBounds, _ view: BoxView) -> BoxFace? {
    let faces = farFaces(axis, bounds, view)
    guard faces.count == 2 else { return faces.first }
    let lean = view.toEye[axis]
    if abs(lean) < 1e-6 { return axis == 1 ? faces[0] : nil }
    return faces[lean > 0 ? 0 : 1]
  }

  private static func farFaces(_ axis: Int, _ bounds: BoxBounds, _ view: BoxView) -> [BoxFace] {
    [false, true].map { BoxFace(axis: axis, isHigh: $0) }.filter { $0.isFar(bounds, view) }
  }

  /// The faces across an axis that are walls while the view moves, with their opacities.
  ///
  /// Where both are behind the content the one gives way to the other by degrees, and is gone when
  /// it is seen edge on; the floor stays whole until the eye is below its middle.
  private static func movingWalls(
    on axis: Int, _ bounds: BoxBounds, _ view: BoxView
  ) -> [(BoxFace, UInt8)] {
    let faces = farFaces(axis, bounds, view)
    guard faces.count == 2 else { return faces.map { ($0, 255) } }
    let facings = faces.map { max(-$0.facing(bounds, view), 1e-9) }
    // From 0, where the low face is seen edge on, to 1, where the high one is.
    let way = facings[0] / (facings[0] + facings[1])
    let low = axis == 1 ? min(1, 2 * way) : way
    return [(faces[0], RGBA8.byte(low)), (faces[1], RGBA8.byte(1 - low))]
  }

  var items: [DrawItem] {
    var items = far.sorted {
      ($0.key.axis, $0.key.isHigh ? 1 : 0) < ($1.key.axis, $1.key.isHigh ? 1 : 0)
    }
    .compactMap { wall($0.key, opacity: $0.value) }
    items.append(DrawItem(name: "grid", geometry: .segments(gridLines + edges)))
    return items
  }

  /// Each direction has a tone of its own, so that the corner reads as a corner.
  private func wall(_ face: BoxFace, opacity: UInt8) -> DrawItem? {
    guard opacity > 0, var color = layout.boxColors.wall else { return nil }
    let strength = Double(opacity) / 255
    color.alpha = RGBA8.byte(Double(color.alpha) / 255 * [1.1, 1.7, 0.75][face.axis] * strength)
    let corners = box.bounds.corners(of: face).map {
      MeshVertex(x: Float($0.x), y: Float($0.y), z: Float($0.z))
    }
    return DrawItem(
      name: "wall",
      geometry: .triangles(TriangleMesh(vertices: corners, indices: [0, 1, 2, 0, 2, 3])),
      material: Material(color: .solid(color)))
  }

  /// A line across each far wall at each tick that has one.
  private var gridLines: [SegmentInstance] {
    let bounds = box.bounds
    return PositionAxis.allCases.flatMap { axis -> [SegmentInstance] in
      let index = axis.rawValue
      return box.axes[index].ticks.flatMap { tick -> [SegmentInstance] in
        guard let line = tick.gridLine else { return [] }
        let coordinate = WorldSpace.coordinate(tick.place, on: axis)
        // Along the box's own edges the edge is drawn instead.
        guard coordinate > bounds.low[index] + 1e-6, coordinate < bounds.high[index] - 1e-6 else {
          return []
        }
        return far.filter { $0.key.axis != index && $0.value > 0 }
          .sorted { ($0.key.axis, $0.key.isHigh ? 1 : 0) < ($1.key.axis, $1.key.isHigh ? 1 : 0) }
          .flatMap { face, opacity in
            segments(across: face, at: coordinate, on: index, line).map { $0.faded(opacity) }
          }
      }
    }
  }

  private func segments(
    across face: BoxFace, at coordinate: Double, on axis: Int, _ line: LineStyle
  ) -> [SegmentInstance] {
    let bounds = box.bounds
    let along = 3 - axis - face.axis
    var from = SIMD3<Double>()
    from[axis] = coordinate
    from[face.axis] = bounds.side(face.axis, face.isHigh)
    var to = from
    from[along] = bounds.low[along]
    to[along] = bounds.high[along]
    return line.segments(
      from: from, to: to,
      length: (box.place(of: to, view) - box.place(of: from, view)).length,
      width: layout.style.gridWidth, color: layout.boxColors.gridLine, palette: palette)
  }

  /// The edges of the far walls; those that carry labels are stronger.
  private var edges: [SegmentInstance] {
    (0..<3).flatMap { axis -> [SegmentInstance] in
      BoxEdge.all(along: axis).flatMap { edge -> [SegmentInstance] in
        let label = labelEdges[edge] ?? 0
        let wall = max(far[edge.faces.0] ?? 0, far[edge.faces.1] ?? 0)
        // A line as an axis hides that of the wall.
        let plain = label == 255 || wall == 0 ? [] : [line(edge, isAxis: false).faded(wall)]
        return plain + (label == 0 ? [] : [line(edge, isAxis: true).faded(label)])
      }
    }
  }

  private func line(_ edge: BoxEdge, isAxis: Bool) -> SegmentInstance {
    let bounds = box.bounds
    return SegmentInstance(
      from: SIMD3<Float>(edge.point(bounds, at: bounds.low[edge.axis])),
      to: SIMD3<Float>(edge.point(bounds, at: bounds.high[edge.axis])),
      width: Float(isAxis ? layout.style.axisWidth : layout.style.gridWidth),
      color: isAxis ? layout.boxColors.axisLine : layout.boxColors.gridLine)
  }
}
