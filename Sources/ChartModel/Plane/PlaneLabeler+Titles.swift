extension PlaneLabeler {
  /// Places the title of an axis beyond its labels.
  mutating func placeTitle(_ axis: PlaneAxis) {
    guard let title = axis.layout.title else { return }
    let side = axis.titleSide
    let size = SIMD2(title.text.width, title.text.height)
    let distance = (reached[side] ?? 0) + axis.titleGap(style) + size.y / 2
    let isLevel = side == .top || side == .bottom
    var center: SIMD2<Double>
    if isLevel {
      center = [0, side == .top ? plot.y - distance : plot.maxY + distance]
      center.x = levelCenter(axis, side, width: size.x)
    } else {
      center = [side == .leading ? plot.x - distance : plot.maxX + distance, 0]
      center.y = uprightCenter(axis, length: size.x)
    }
    let frame = TextFrame(center: center, size: size, angle: isLevel ? 0 : 90)
    if add(title, kind: axis.axis.titleKind, frame: frame) {
      reached[side] = distance + size.y / 2
    }
  }

  /// Along the top or the bottom: in the middle of the plot; above the labels of a y axis, flush
  /// with them.
  private func levelCenter(_ axis: PlaneAxis, _ side: PlotSide, width: Double) -> Double {
    var start = plot.x
    var end = plot.maxX
    var alignment = axis.resolved.titlePlace.alignment
    if axis.axis == .y, alignment == nil {
      alignment = axis.mainSide == .leading ? .start : .end
      start -= extent(.leading)
      end += extent(.trailing)
    }
    let center =
      switch alignment ?? .center {
      case .start: start + width / 2
      case .center: (start + end) / 2
      case .end: end - width / 2
      }
    // A title longer than its plot keeps to the page.
    return min(max(center, page.x + width / 2), max(page.maxX, page.x + width) - width / 2)
  }

  private func uprightCenter(_ axis: PlaneAxis, length: Double) -> Double {
    let center =
      switch axis.resolved.titlePlace.alignment ?? .center {
      case .start: plot.y + length / 2
      case .center: plot.center.y
      case .end: plot.maxY - length / 2
      }
    return min(max(center, page.y + length / 2), max(page.maxY, page.y + length) - length / 2)
  }
}
