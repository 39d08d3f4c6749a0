import RenderModel
import TextModel

/// Walks a tree whose sizes are found, and notes what is painted where.
struct ViewPlacer<Text: TextEngine> {
  private let layouter: ViewLayouter<Text>
  private let page: PageRect
  /// The part of the page that the root is offered.
  private let safeArea: PageRect
  private let theme: Theme
  private var charts: [ResolvedChart] = []
  private var layout: PageLayout
  private var cutCount = 0

  /// What comes down the tree.
  private struct Surroundings {
    var depth = 0
    var opacity = 1.0
    /// A rectangle and its corners.
    var clip: (frame: PageRect, outline: ShapeOutline)?
  }

  init(_ layouter: ViewLayouter<Text>, page: PageRect, margin: Double, theme: Theme) {
    self.layouter = layouter
    self.page = page
    safeArea = page.inset(by: margin)
    self.theme = theme
    layout = PageLayout(size: page.size)
  }

  /// Places the tree in the middle of the page.
  ///
  /// - Parameter charts: those of the tree.
  mutating func layout(charts: [ResolvedChart]) -> PageLayout {
    self.charts = charts
    let proposal = Proposal(width: safeArea.width, height: safeArea.height)
    let extent = layouter.measure(layouter.root, proposal)
    place(
      layouter.root, proposal,
      at: safeArea.center - SIMD2(extent.width, extent.height) / 2, Surroundings())
    if cutCount > 0 {
      layout.diagnostics.note(
        .other(
          "\(cutCount) text\(cutCount == 1 ? "" : "s") or charts reach out of a view that cuts "
            + "its content, and are left out"))
    }
    return layout
  }

  private mutating func place(
    _ node: Int, _ proposal: Proposal, at origin: SIMD2<Double>, _ surroundings: Surroundings
  ) {
    let arrangement = layouter.arrange(node, proposal)
    let view = layouter.nodes[node]
    let frame = PageRect(
      x: origin.x, y: origin.y, width: arrangement.extent.width,
      height: arrangement.extent.height)
    layout.frames.append(ViewFrame(depth: surroundings.depth, name: view.name, frame: frame))
    var inner = surroundings
    inner.depth += 1
    switch view.kind {
    case .leaf(.chart): paintChart(view.chart, frame, surroundings)
    case .leaf(let leaf): paint(leaf, proposal, in: view, frame, surroundings)
    case .modifier(.opacity(let opacity)): inner.opacity *= opacity
    case .modifier(.clip(let outline)): inner.clip = clip(frame, outline, surroundings)
    case .modifier(.scroll): inner.clip = clip(frame, .rectangle, surroundings)
    case .stack, .modifier: break
    }
    for part in arrangement.parts {
      place(part.node, part.proposal, at: origin + part.offset, inner)
    }
  }

  /// A cut in a cut: what both leave.
  private func clip(
    _ frame: PageRect, _ outline: ShapeOutline, _ surroundings: Surroundings
  ) -> (frame: PageRect, outline: ShapeOutline) {
    guard let outer = surroundings.clip else { return (frame, outline) }
    let whole = PlacedShape(outline: .rectangle, frame: frame, color: RGBA8(gray: 0))
    guard let rest = whole.clipped(to: outer.frame, outer.outline) else {
      return (PageRect(center: frame.center, size: .zero), .rectangle)
    }
    return (rest.frame, rest.frame == frame ? outline : rest.outline)
  }

  private mutating func paintChart(
    _ index: Int?, _ frame: PageRect, _ surroundings: Surroundings
  ) {
    guard let index, charts.indices.contains(index), surroundings.opacity > 0 else { return }
    guard frame.width >= 1, frame.height >= 1 else {
      layout.diagnostics.note(.other("a chart has no room on its page, and is left out"))
      return
    }
    guard isInside(frame, surroundings) else { return }
    layout.marks.append(.chart(layout.charts.count))
    layout.charts.append(
      (charts[index], charts[index].laidOut(in: frame, text: layouter.text)))
  }

  private mutating func paint(
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
