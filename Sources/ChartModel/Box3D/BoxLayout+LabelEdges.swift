extension BoxLayout {
  /// The edges that carry labels in a view, by axis; nil for one that is seen end on.
  func labelEdges(_ view: BoxView) -> [LabelEdge?] {
    PositionAxis.allCases.map { LabelEdge(axis: $0, box: self, view: view) }
  }

  /// The edges that carry labels where the page may show only a part of the box, by axis.
  ///
  /// An axis keeps its edge as long as two of its labels stand on the page there. Else it has the
  /// first other edge on the outline of which that is true, or the one with the most labels.
  func labelEdges(_ view: BoxView, on page: PageRect, style: LayoutStyle) -> [LabelEdge?] {
    PositionAxis.allCases.map { axis in
      let candidates = outline(along: axis, view).compactMap {
        LabelEdge($0, box: self, view: view)
      }
      let enough = enoughLabels(of: axis)
      var best: (edge: LabelEdge, gain: Int)?
      for edge in candidates {
        let gain = labelCount(axis, on: edge, view, page: page, style: style)
        if gain >= enough { return edge }
        if best.map({ gain > $0.gain }) ?? true { best = (edge, gain) }
      }
      return best?.edge
    }
  }

  /// How many labels stand on a page beside an edge, and one more for the edge; 0 where too little of it
  /// shows to read anything along it.
  func labelCount(
    _ axis: PositionAxis, on edge: LabelEdge, _ view: BoxView, page: PageRect, style: LayoutStyle
  ) -> Int {
    guard let shown = edge.shown(on: page), shown.length >= style.shortestAxis else { return 0 }
    let layout = axes[axis.rawValue]
    let points = layout.tickPoints(axis, on: edge, box: self, view: view)
    let offsets = LabelOffsets(layout, edge: edge, style: style)
    let frames = layout.labelFrames(points, on: edge, offsets, page: page, style: style)
    return 1 + frames.lazy.filter { $0 != nil }.count
  }

  /// As many as `labelCount` must find for an edge to be kept: two labels, or all there are.
  func enoughLabels(of axis: PositionAxis) -> Int {
    1 + min(2, axes[axis.rawValue].labels.lazy.filter { $0 != nil }.count)
  }

  /// The edges along an axis on the outline, where a face that is turned to the eye meets one that is
  /// not: first the lowest on the page, or the leftmost for the y axis.
  func outline(along axis: PositionAxis, _ view: BoxView) -> [BoxEdge] {
    let edges = BoxEdge.all(along: axis.rawValue).filter { isOutline($0, view) }
    let ranks = edges.map { rank($0, view) }
    return edges.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { edges[$0] }
  }

  /// The first of the outline, without making a list: framing asks for it in thousands of views.
  func firstOfOutline(along axis: PositionAxis, _ view: BoxView) -> BoxEdge? {
    var best: (edge: BoxEdge, rank: Double)?
    for number in 0..<4 {
      let edge = BoxEdge(number, along: axis.rawValue)
      guard isOutline(edge, view) else { continue }
      let rank = rank(edge, view)
      if best.map({ rank < $0.rank }) ?? true { best = (edge, rank) }
    }
    return best?.edge
  }

  private func isOutline(_ edge: BoxEdge, _ view: BoxView) -> Bool {
    edge.faces.0.isFar(bounds, view) != edge.faces.1.isFar(bounds, view)
  }

  /// Small for what lies low on the page, or for the y axis to the left.
  private func rank(_ edge: BoxEdge, _ view: BoxView) -> Double {
    let middle = place(of: edge.point(bounds, at: bounds.center[edge.axis]), view)
    return edge.axis == PositionAxis.y.rawValue ? middle.x : -middle.y
  }
}

extension LabelEdge {
  /// Whether a page shows only a part of the edge, which is not seen nearly end on.
  func isCut(by page: PageRect, style: LayoutStyle) -> Bool {
    length >= style.shortestAxis && shown(on: page)?.isWhole != true
  }

  /// The part of an edge that lies on a page.
  struct Shown {
    /// Fractions of the way from the start to the end.
    var part: ClosedRange<Double>
    /// On the page.
    var length: Double

    var isWhole: Bool { part == 0...1 }
  }

  /// The part of the edge that lies on a page; nil where none does.
  ///
  /// Liang and Barsky's parametric clipping (1984).
  func shown(on page: PageRect) -> Shown? {
    var (first, last) = (0.0, 1.0)
    let way = end - start
    for (from, way, low, high) in [
      (start.x, way.x, page.x, page.maxX), (start.y, way.y, page.y, page.maxY),
    ] {
      guard way != 0 else {
        if from < low || from > high { return nil }
        continue
      }
      let (a, b) = ((low - from) / way, (high - from) / way)
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    guard first < last else { return nil }
    return Shown(part: first...last, length: (last - first) * length)
  }
}
