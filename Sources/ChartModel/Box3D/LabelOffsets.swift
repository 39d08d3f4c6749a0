/// How far from the edge the labels and the title of an axis stand, to their centres, in points.
struct LabelOffsets {
  var label: Double
  var labelSize: SIMD2<Double>
  var title: Double
  /// Along the text and across it.
  var titleSize: SIMD2<Double>
  /// Degrees.
  var titleAngle: Double

  /// - Parameter angle: at which a title along the edge reads; nil for the edge's own.
  init(_ axis: AxisLayout, edge: LabelEdge, angle: Double? = nil, style: LayoutStyle) {
    self.init(AxisExtents(axis, style: style), edge: edge, angle: angle, style: style)
  }

  /// The same for an axis that is measured.
  init(_ axis: AxisExtents, edge: LabelEdge, angle: Double? = nil, style: LayoutStyle) {
    labelSize = axis.labelSize
    let hasLabels = labelSize.x > 0
    let lead = axis.tickLength + (hasLabels ? style.labelGap : 0)
    label = lead + edge.reach(labelSize)
    titleSize = axis.titleSize ?? .zero
    // A letter or two read better level, and gain nothing from being turned. Further back than this
    // letters would seem to stand on their heads: beside an edge that leans more they do not follow.
    titleAngle =
      titleSize.x < 2 * titleSize.y ? 0 : min(angle ?? edge.readingAngle, LabelEdge.farthestBack)
    let isAlong = titleAngle != 0 && titleAngle != LabelEdge.farthestBack
    let frame = TextFrame(center: .zero, size: titleSize, angle: titleAngle)
    let titleReach = isAlong ? titleSize.y / 2 : frame.reach(edge.outward)
    title =
      lead + 2 * edge.reach(labelSize) + (axis.titleSize == nil ? 0 : style.titleGap + titleReach)
  }

  /// Of the upright rectangle about the title.
  var titleExtent: SIMD2<Double> {
    TextFrame(center: .zero, size: titleSize, angle: titleAngle).bounds.size
  }
}
