import TextModel

/// Finds the sizes of views as SwiftUI does: a parent proposes a size, the child chooses one, and
/// the parent places it.
///
/// What a view takes for a proposal is found once: a stack asks its members several times, and in a
/// deep tree that would multiply.
final class ViewLayouter<Text: TextEngine> {
  let text: Text
  let nodes: [FlatView]
  let root: Int
  private var known: [[Proposal: Arrangement]]

  init(_ root: ViewNode, text: Text) {
    var flattener = ViewFlattener()
    self.root = flattener.add(root)
    self.text = text
    nodes = flattener.nodes
    known = Array(repeating: [:], count: nodes.count)
  }

  /// The size that a view takes.
  func measure(_ node: Int, _ proposal: Proposal) -> Extent {
    arrange(node, proposal).extent
  }

  /// The size that a view takes, and the places of its parts.
  func arrange(_ node: Int, _ proposal: Proposal) -> Arrangement {
    if let arrangement = known[node][proposal] { return arrangement }
    let arrangement = arrangeAnew(node, proposal)
    known[node][proposal] = arrangement
    return arrangement
  }

  private func arrangeAnew(_ node: Int, _ proposal: Proposal) -> Arrangement {
    let view = nodes[node]
    switch view.kind {
    case .leaf(let leaf):
      return Arrangement(extent: extent(of: leaf, in: view.direction, proposal))
    case .stack(let spec):
      return spec.direction == .depth
        ? pile(view.parts, spec.alignment, proposal) : line(view.parts, spec, proposal)
    case .grid(let plan):
      return gridded(view.parts, plan, proposal)
    case .modifier(let modifier):
      return modified(view.parts, modifier, proposal)
    }
  }

  /// The sizes that the geometry readers take, by their numbers.
  func readerSizes(in proposal: Proposal) -> [Int: SIMD2<Double>] {
    var sizes: [Int: SIMD2<Double>] = [:]
    forEachArrangement(in: proposal) { view, arrangement in
      guard case .modifier(.reader(let id)) = view.kind else { return }
      sizes[id] = [arrangement.extent.width, arrangement.extent.height]
    }
    return sizes
  }

  /// How far the content of a window reaches below it at most.
  func overflow(in proposal: Proposal) -> Double {
    var most = 0.0
    forEachArrangement(in: proposal) { view, arrangement in
      guard view.scrollsDown else { return }
      for part in arrangement.parts {
        let content = measure(part.node, part.proposal).height
        most = max(most, content - arrangement.extent.height)
      }
    }
    return most.isFinite ? most : 0
  }

  /// Goes through the tree as it is laid out.
  private func forEachArrangement(
    in proposal: Proposal, _ visit: (FlatView, Arrangement) -> Void
  ) {
    var parts = [Arrangement.Part(node: root, proposal: proposal)]
    while let part = parts.popLast() {
      let arrangement = arrange(part.node, part.proposal)
      visit(nodes[part.node], arrangement)
      parts += arrangement.parts
    }
  }

  /// The priority of a view in its stack; room comes last.
  func priority(of node: Int) -> Double {
    switch nodes[node].kind {
    case .modifier(.layoutPriority(let priority)): priority.isNaN ? 0 : priority
    case .leaf(.spacer): -.infinity
    default: 0
    }
  }
}
