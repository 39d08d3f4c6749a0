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

  /// The frames of the labels beside an edge that have room on a page, with their ticks on it too; nil
  /// where there is none.
  ///
  /// Between the poses for which the box is framed, a label may be out by a hair: it is moved in.
  func labelFrames(
    _ points: [SIMD2<Double>], on edge: LabelEdge, _ offsets: LabelOffsets, page: PageRect,
    style: LayoutStyle
  ) -> [TextFrame?] {
    zip(zip(labels, points), labelRects(points, on: edge, offsets)).map { tick, rect in
      guard let label = tick.0, let rect, page.contains(tick.1) else { return nil }
      let frame = TextFrame(
        center: rect.center, size: [label.text.width, label.text.height], angle: label.angle
      ).moved(into: page, slack: style.margin)
      return page.contains(frame.bounds, slack: 1e-6) ? frame : nil
    }
  }

  /// The frames of the labels that show beside an edge: those that have room on a page, without such
  /// as would collide; nil where there is none.
  func shownLabels(
    _ points: [SIMD2<Double>], on edge: LabelEdge, _ offsets: LabelOffsets, page: PageRect,
    style: LayoutStyle
  ) -> [TextFrame?] {
    let frames = labelFrames(points, on: edge, offsets, page: page, style: style)
    let rects = zip(labelRects(points, on: edge, offsets), frames).map { $1 == nil ? nil : $0 }
    var shown = [TextFrame?](repeating: nil, count: frames.count)
    for index in LabelCollision.kept(rects, labels.map(\.?.collision), spacing: style.textSpacing) {
      shown[index] = frames[index]
    }
    return shown
  }

  /// The lines of the ticks beside an edge, for which there is room.
  ///
  /// - Parameters:
  ///   - page: that must hold the places of the ticks.
  ///   - frame: that must hold their lines.
  func tickLines(
    _ points: [SIMD2<Double>], on edge: LabelEdge, page: PageRect, frame: PageRect,
    style: LayoutStyle
  ) -> [(from: SIMD2<Double>, to: SIMD2<Double>, style: LineStyle)] {
    zip(ticks, points).compactMap { tick, point in
      guard page.contains(point), let line = tick.tick else { return nil }
      let start = point + line.offset
      let end = start + edge.outward * (line.length ?? style.tickLength)
      return frame.contains(start) && frame.contains(end) ? (start, end, line) : nil
    }
  }

  /// Whether a part of an edge is long enough for the title; one much longer than its axis would seem
  /// to belong to the next one.
  func hasRoomForTitle(_ shown: LabelEdge.Shown, style: LayoutStyle) -> Bool {
    guard let title else { return false }
    return shown.length >= max(style.shortestAxis, 0.4 * title.text.width)
  }
}

extension LabelOffsets {
  /// Where the title stands beside the part of an edge that a page shows.
  ///
  /// - Parameters:
  ///   - along: a fraction of that part.
  ///   - push: how much further out than it must, in points.
  func titleFrame(
    on edge: LabelEdge, _ shown: LabelEdge.Shown, along: Double, push: Double
  ) -> TextFrame {
    let place = shown.part.lowerBound * (1 - along) + shown.part.upperBound * along
    let point = edge.start + (edge.end - edge.start) * place
    return TextFrame(
      center: point + edge.outward * (title + push), size: titleSize, angle: titleAngle)
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
