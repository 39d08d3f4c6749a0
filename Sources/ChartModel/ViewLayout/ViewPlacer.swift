import RenderModel
import TextModel

/// Walks a tree whose sizes are found, and notes what is painted where.
struct ViewPlacer<Text: TextEngine> {
  let layouter: ViewLayouter<Text>
  let page: PageRect
  /// The part of the page that the root is offered.
  let safeArea: PageRect
  let theme: Theme
  private(set) var charts: [ResolvedChart] = []
  var layout: PageLayout
  /// How many texts and charts are left out by a cut.
  var cutCount = 0

  /// What comes down the tree.
  struct Surroundings {
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
    case .stack, .grid, .modifier: break
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
}
