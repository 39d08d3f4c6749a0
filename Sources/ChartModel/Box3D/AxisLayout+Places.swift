extension AxisLayout {
  /// The places of the ticks on an edge, on the page.
  func tickPoints(
    _ axis: PositionAxis, on edge: LabelEdge, box: BoxLayout, view: BoxView
  ) -> [SIMD2<Double>] {
    ticks.map { tick in
      let coordinate = WorldSpace.coordinate(tick.place, on: axis)
      return box.place(of: edge.edge.point(box.bounds, at: coordinate), view)
    }
  }

  /// The upright rectangles about the labels beside an edge; nil where there is no label.
  ///
  /// - Parameter points: of the ticks.
  func labelRects(
    _ points: [SIMD2<Double>], on edge: LabelEdge, _ offsets: LabelOffsets
  ) -> [PageRect?] {
    zip(labels, points).map { label, point in
      guard let label else { return nil }
      let size = label.size
      let spacing = abs(edge.outward.x) * label.spacing.x + abs(edge.outward.y) * label.spacing.y
      let lead = offsets.label - edge.reach(offsets.labelSize) + spacing
      let center = point + edge.outward * (lead + edge.reach(size)) + label.offset
      return PageRect(center: center, size: size)
    }
  }
}

extension LayoutStyle {
  /// Below this length on the page an axis is seen too nearly end on to read anything along it.
  var shortestAxis: Double { tickLabelFont.size * 2.2 }

  /// Whether two texts touch, or, of different axes, stand on one line so close that they read as one.
  func isTooNear(_ a: TextFrame, _ b: TextFrame, ofOneAxis: Bool) -> Bool {
    if a.intersects(b, spacing: textSpacing / 4) { return true }
    if ofOneAxis { return false }
    let across = abs(((b.center - a.center) * a.down).sum())
    let isOneLine = abs(a.angle - b.angle) < 10 && across < (a.size.y + b.size.y) / 3
    return isOneLine && a.intersects(b, spacing: tickLabelFont.size)
  }
}
