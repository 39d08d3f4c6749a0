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
    let tickLength = axis.tickLength(style)
    labelSize = axis.labelSize
    let hasLabels = labelSize.x > 0
    let lead = tickLength + (hasLabels ? style.labelGap : 0)
    label = lead + edge.reach(labelSize)
    let text = axis.title?.text
    titleSize = SIMD2(text?.width ?? 0, text?.height ?? 0)
    // A letter or two read better level, and gain nothing from being turned.
    titleAngle = titleSize.x < 2 * titleSize.y ? 0 : angle ?? edge.readingAngle
    let titleReach = titleAngle == 0 ? edge.reach(titleSize) : titleSize.y / 2
    title = lead + 2 * edge.reach(labelSize) + (text == nil ? 0 : style.titleGap + titleReach)
  }

  /// Of the upright rectangle about the title.
  var titleExtent: SIMD2<Double> {
    TextFrame(center: .zero, size: titleSize, angle: titleAngle).bounds.size
  }
}
