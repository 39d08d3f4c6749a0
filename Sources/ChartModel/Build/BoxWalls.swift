import RenderModel

/// The far walls of the box with their grid, as one view shows them.
struct BoxWalls {
  private let layout: ChartLayout
  private let box: BoxLayout
  private let view: BoxView
  private let far: Set<BoxFace>
  private let labelEdges: Set<BoxEdge>
  private let palette: Palette

  /// - Parameter edges: those that carry labels, by axis.
  init(_ layout: ChartLayout, box: BoxLayout, view: BoxView, edges: [LabelEdge?]) {
    self.layout = layout
    self.box = box
    self.view = view
    palette = Palette(theme: layout.theme)
    far = Set((0..<3).compactMap { BoxWalls.wall(on: $0, box.bounds, view) })
    labelEdges = Set(zip(box.axes, edges).compactMap { $0.isVisible ? $1?.edge : nil })
  }

  /// The face that is a wall, of the two across an axis: the one behind the content.
  ///
  /// In perspective both can be behind it; then it is the one that is turned more to the eye, or of
  /// equals the floor.
  private static func wall(on axis: Int, _ bounds: BoxBounds, _ view: BoxView) -> BoxFace? {
    let faces = [false, true].map { BoxFace(axis: axis, isHigh: $0) }
      .filter { $0.isFar(bounds, view) }
    guard faces.count == 2 else { return faces.first }
    let lean = view.toEye[axis]
    if abs(lean) < 1e-6 { return axis == 1 ? faces[0] : nil }
    return faces[lean > 0 ? 0 : 1]
  }

  var items: [DrawItem] {
    var items = far.sorted { ($0.axis, $0.isHigh ? 1 : 0) < ($1.axis, $1.isHigh ? 1 : 0) }
      .compactMap { wall($0) }
    items.append(DrawItem(name: "grid", geometry: .segments(gridLines + edges)))
    return items
  }

  /// Each direction has a tone of its own, so that the corner reads as a corner.
  private func wall(_ face: BoxFace) -> DrawItem? {
    guard var color = layout.boxColors.wall else { return nil }
    color.alpha = RGBA8.byte(Double(color.alpha) / 255 * [1.1, 1.7, 0.75][face.axis])
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
        return far.filter { $0.axis != index }.sorted { $0.axis < $1.axis }.flatMap { face in
          segments(across: face, at: coordinate, on: index, line)
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
    let bounds = box.bounds
    return (0..<3).flatMap { axis -> [SegmentInstance] in
      BoxEdge.all(along: axis).compactMap { edge -> SegmentInstance? in
        let hasLabels = labelEdges.contains(edge)
        guard hasLabels || far.contains(edge.faces.0) || far.contains(edge.faces.1) else {
          return nil
        }
        return SegmentInstance(
          from: SIMD3<Float>(edge.point(bounds, at: bounds.low[axis])),
          to: SIMD3<Float>(edge.point(bounds, at: bounds.high[axis])),
          width: Float(hasLabels ? layout.style.axisWidth : layout.style.gridWidth),
          color: hasLabels ? layout.boxColors.axisLine : layout.boxColors.gridLine)
      }
    }
  }
}
