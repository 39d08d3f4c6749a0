extension AxisLayout {
  /// Where the title stands on its way through a sequence; nil where there is none.
  ///
  /// - Parameters:
  ///   - shown: the part of the edge that the page shows.
  ///   - isTurned: whether it reads from the end of the axis to its start.
  func titleFrame(
    on edge: LabelEdge, _ shown: LabelEdge.Shown, isTurned: Bool, slide: TitleSlide,
    style: LayoutStyle, page: PageRect
  ) -> TextFrame? {
    guard title != nil else { return nil }
    let angle = (edge.angle + (isTurned ? 180 : 0)).remainder(dividingBy: 360)
    return LabelOffsets(self, edge: edge, angle: angle, style: style)
      .titleFrame(on: edge, shown, along: Double(slide.along), push: Double(slide.push))
      .moved(into: page, slack: style.margin)
  }
}
