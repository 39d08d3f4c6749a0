import RenderModel
import TextModel

extension ViewPlacer {
  /// Lays a chart out in its frame; one without room is left out.
  mutating func paintChart(
    _ index: Int?, _ frame: PageRect, _ surroundings: Surroundings
  ) {
    guard let index, charts.indices.contains(index), surroundings.opacity > 0 else { return }
    guard frame.width >= 1, frame.height >= 1 else {
      layout.diagnostics.note(.other("a chart has no room on its page, and is left out"))
      return
    }
    guard isInside(frame, surroundings) else { return }
    layout.marks.append(.chart(layout.charts.count))
    let placed = charts[index].laidOut(in: frame, text: layouter.text)
    layout.diagnostics.merge(placed.diagnostics)
    layout.charts.append((charts[index], placed))
  }

  /// Paints a leaf that is no chart.
  mutating func paint(
    _ leaf: ViewNode, _ proposal: Proposal, in view: FlatView, _ frame: PageRect,
    _ surroundings: Surroundings
  ) {
    let palette = Palette(theme: leaf.theme ?? theme)
    func color(_ spec: ColorSpec) -> RGBA8 {
      palette.resolve(spec.multiplyingOpacity(by: surroundings.opacity))
    }
    switch leaf {
    case .text(let line):
      paint(line, proposal, frame, color(line.color ?? .system(.primary, opacity: 1)), surroundings)
    case .shape(let shape):
      paint(
        PlacedShape(
          outline: shape.outline, frame: shape.fillsMargins ? reachingOut(frame) : frame,
          color: color(shape.color), stroke: shape.stroke), surroundings)
    case .symbol(let symbol):
      let frame = symbol.inked(frame)
      let stroke = StrokeSpec(width: 0.09 * min(frame.width, frame.height), isInside: true)
      paint(
        PlacedShape(
          outline: symbol.outline, frame: frame, color: color(symbol.color),
          stroke: symbol.isFilled ? nil : stroke), surroundings)
    case .divider:
      paint(
        PlacedShape(
          outline: .rectangle, frame: frame, color: color(.system(.tertiary, opacity: 1))),
        surroundings)
    default: break
    }
  }

  private mutating func paint(
    _ line: TextLine, _ proposal: Proposal, _ frame: PageRect, _ color: RGBA8,
    _ surroundings: Surroundings
  ) {
    guard color.alpha > 0 else { return }
    let block = layouter.text.block(line, width: proposal.width, height: proposal.height)
    for (index, part) in block.lines.enumerated() where !part.string.isEmpty {
      let place = PageRect(
        x: frame.x + line.lineAlignment * (frame.width - part.text.width),
        y: frame.y + Double(index) * block.lineHeight, width: part.text.width,
        height: block.lineHeight)
      guard isInside(place, surroundings) else { continue }
      layout.marks.append(
        .text(
          PlacedText(
            text: part.text, string: part.string, kind: .text, color: color,
            frame: TextFrame(place))))
    }
  }

  private mutating func paint(_ shape: PlacedShape, _ surroundings: Surroundings) {
    guard let clip = surroundings.clip else {
      layout.marks.append(.shape(shape))
      return
    }
    if let rest = shape.clipped(to: clip.frame, clip.outline) { layout.marks.append(.shape(rest)) }
  }

  /// Whether a text or a chart is left by a cut: it is drawn whole where its middle is inside.
  private mutating func isInside(_ frame: PageRect, _ surroundings: Surroundings) -> Bool {
    guard let clip = surroundings.clip?.frame else { return true }
    let middle = PageRect(center: frame.center, size: .zero)
    if clip.contains(middle, slack: 0.01) { return true }
    cutCount += 1
    return false
  }

  /// A frame that goes on to the edges of the page where only the margin is between.
  private func reachingOut(_ frame: PageRect) -> PageRect {
    let left = frame.x <= safeArea.x + 0.01 ? min(frame.x, page.x) : frame.x
    let top = frame.y <= safeArea.y + 0.01 ? min(frame.y, page.y) : frame.y
    let right = frame.maxX >= safeArea.maxX - 0.01 ? max(frame.maxX, page.maxX) : frame.maxX
    let bottom = frame.maxY >= safeArea.maxY - 0.01 ? max(frame.maxY, page.maxY) : frame.maxY
    return PageRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
