/// Finds the largest scale at which the box and its labels stay in the region in every pose.
///
/// A label stands at a projected point times the scale, plus an offset that does not depend on the
/// scale; so each bounds the scale from above, and the least bound over a net of poses is the
/// answer. It does not depend on the pose that is drawn: a turning chart keeps its size.
struct BoxFraming {
  private(set) var pointsPerUnit: Double

  init(_ box: BoxLayout, _ style: LayoutStyle) {
    let half = SIMD2(box.region.width, box.region.height) / 2
    var unit = box
    unit.pointsPerUnit = 1
    let center = box.center
    var bound = Double.infinity

    /// A frame of this half size at scale * point + offset must stay within the region.
    func limit(_ point: SIMD2<Double>, _ offset: SIMD2<Double>, _ halfSize: SIMD2<Double>) {
      for side in 0..<2 where abs(point[side]) > 1e-6 {
        let room = half[side] - halfSize[side] - (point[side] < 0 ? -offset[side] : offset[side])
        bound = min(bound, max(room, 0) / abs(point[side]))
      }
    }

    for pose in BoxFraming.poses {
      let view = unit.view(pose)
      for face in box.bounds.faces where face.axis == 1 {
        for corner in box.bounds.corners(of: face) {
          limit(unit.place(of: corner, view) - center, .zero, [1, 1])
        }
      }
      for axis in PositionAxis.allCases {
        guard let edge = LabelEdge(axis: axis, box: unit, view: view) else { continue }
        let offsets = LabelOffsets(box.axes[axis.rawValue], edge: edge, style: style)
        // An axis seen nearly end on has no labels.
        guard edge.length > 0.12 else { continue }
        let label = edge.outward * offsets.label
        limit(edge.start - center, label, offsets.labelSize / 2)
        limit(edge.end - center, label, offsets.labelSize / 2)
        limit(
          (edge.start + edge.end) / 2 - center, edge.outward * offsets.title,
          offsets.titleExtent / 2)
      }
    }
    pointsPerUnit = bound.isFinite ? max(bound, 0) : 0
  }

  private static let poses: [PoseSpec] = (-6...6).flatMap { inclination in
    (0..<24).map { PoseSpec(azimuth: Double($0) * 15, inclination: Double(inclination) * 15) }
  }
}

/// How far from the edge the labels and the title of an axis stand, to their centres, in points.
struct LabelOffsets {
  var label: Double
  var labelSize: SIMD2<Double>
  var title: Double
  /// Along the text and across it.
  var titleSize: SIMD2<Double>
  /// Degrees.
  var titleAngle: Double

  /// Of the upright rectangle about the title.
  var titleExtent: SIMD2<Double> {
    TextFrame(center: .zero, size: titleSize, angle: titleAngle).bounds.size
  }

  init(_ axis: BoxLayout.AxisLayout, edge: LabelEdge, style: LayoutStyle) {
    let tickLength = axis.ticks.contains { $0.tick != nil } ? style.tickLength : 0
    labelSize = axis.labelSize
    let hasLabels = labelSize.x > 0
    let lead = tickLength + (hasLabels ? style.labelGap : 0)
    label = lead + edge.reach(labelSize)
    let text = axis.title?.text
    titleSize = SIMD2(text?.width ?? 0, text?.height ?? 0)
    titleAngle = edge.readingAngle
    title =
      lead + 2 * edge.reach(labelSize) + (text == nil ? 0 : style.titleGap + titleSize.y / 2)
  }
}
