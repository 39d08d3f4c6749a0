import TextModel

/// What stands on a page.
package struct PageSpec: Sendable {
  package var root: ViewNode

  /// A page of one view; several stand one below the other.
  package init(_ root: ViewNode) {
    let members = root.members
    self.root = members.count > 1 ? .stack(StackSpec(.vertical), members) : ViewNode(members)
  }

  /// A page of views from top to bottom.
  package init(_ nodes: [ViewNode]) {
    self.init(ViewNode(nodes))
  }
}

extension PageSpec {
  /// Resolves every chart.
  ///
  /// - Parameter theme: for charts and views that do not say which they want. Where all of them
  ///   want another, the page follows.
  package func resolved(theme: Theme) -> ResolvedPage {
    let wanted = Set(root.leaves.filter { !$0.isRoom }.map { $0.theme ?? theme })
    return ResolvedPage(
      root: root, charts: root.charts.map { $0.resolved(theme: theme) },
      theme: wanted.count == 1 ? wanted.first ?? theme : theme)
  }
}

extension PageSpec {
  /// The sizes that geometry readers have on a page, by their numbers, in points.
  package func readerSizes(
    size: SIMD2<Double>, text: some TextEngine
  ) -> [Int: SIMD2<Double>] {
    let sizes = ViewLayouter(root, text: text).readerSizes(in: proposal(size: size))
    guard root.charts.contains(where: \.asksForTargets) else { return sizes }
    let page = resolved(theme: .light).laidOut(size: size, text: text)
    return page.charts.reduce(into: sizes) { sizes, chart in
      sizes.merge(chart.layout.plane?.targetSizes ?? [:]) { first, _ in first }
    }
  }
}

extension PageSpec {
  /// The size of a page that has its views in their ideal size, in points.
  package func idealSize(text: some TextEngine) -> SIMD2<Double> {
    let layouter = ViewLayouter(root, text: text)
    let extent = layouter.measure(layouter.root, Proposal(width: nil, height: nil))
    let inner = SIMD2(extent.width, extent.height)
    var size = inner
    // The margin follows from the size with it.
    for _ in 0..<8 { size = inner + 2 * root.pageMargin(size: size) }
    return size.rounded(.up)
  }

  /// How much higher a page would have to be for all that its windows scroll through, in points.
  package func overflow(size: SIMD2<Double>, text: some TextEngine) -> Double {
    ViewLayouter(root, text: text).overflow(in: proposal(size: size))
  }

  /// Whether there is a window that scrolls down.
  package var scrollsDown: Bool {
    var flattener = ViewFlattener()
    _ = flattener.add(root)
    return flattener.nodes.contains { $0.scrollsDown }
  }

  /// What the views of a page are offered.
  private func proposal(size: SIMD2<Double>) -> Proposal {
    let safeArea = PageRect(x: 0, y: 0, width: size.x, height: size.y)
      .inset(by: root.pageMargin(size: size))
    return Proposal(width: safeArea.width, height: safeArea.height)
  }
}

extension ViewNode {
  /// What a page keeps free on each side, in points.
  ///
  /// A page of charts is theirs to the edge, for charts keep a margin of their own; on any other
  /// the page keeps one, as a screen's safe area does.
  package func pageMargin(size: SIMD2<Double>) -> Double {
    let isAllCharts = leaves.allSatisfy { if case .chart = $0 { true } else { false } }
    return isAllCharts ? 0 : LayoutStyle(size: size).margin
  }

  /// Whether nothing is drawn.
  fileprivate var isRoom: Bool {
    if case .spacer = self { true } else { false }
  }
}

extension ChartSpec {
  /// Whether views beside marks ask for the sizes of these.
  fileprivate var asksForTargets: Bool {
    marks.contains { $0.annotations.contains { $0.reader != nil } }
  }
}
