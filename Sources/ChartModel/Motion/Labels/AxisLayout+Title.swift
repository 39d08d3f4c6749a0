extension AxisLayout {
  /// Where the title stands on its way through a sequence; nil where there is none.
  func titleFrame(
    on edge: LabelEdge, isTurned: Bool, slide: TitleSlide, style: LayoutStyle, page: PageRect
  ) -> TextFrame? {
    guard title != nil else { return nil }
    let angle = (edge.angle + (isTurned ? 180 : 0)).remainder(dividingBy: 360)
    let offsets = LabelOffsets(self, edge: edge, angle: angle, style: style)
    let point = edge.start + (edge.end - edge.start) * Double(slide.along)
    return TextFrame(
      center: point + edge.outward * (offsets.title + Double(slide.push)),
      size: offsets.titleSize, angle: offsets.titleAngle
    ).moved(into: page, slack: style.margin)
  }
}
