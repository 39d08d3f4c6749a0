/// How much room what stands along an axis takes, in points: measured once, for any edge and view.
struct AxisExtents {
  var tickLength: Double
  /// Of the largest label.
  var labelSize: SIMD2<Double>
  /// How far labels are moved from their places, at most, to each side.
  var labelShift: SIMD2<Double>
  /// Along the text and across it; nil where there is no title.
  var titleSize: SIMD2<Double>?

  init(_ axis: AxisLayout, style: LayoutStyle) {
    tickLength = axis.tickLength(style)
    labelSize = axis.labelSize
    labelShift = axis.labelShift
    titleSize = axis.title.map { [$0.text.width, $0.text.height] }
  }
}
