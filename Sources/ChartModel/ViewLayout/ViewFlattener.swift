/// Numbers the nodes of a tree, those that are painted first first.
struct ViewFlattener {
  private(set) var nodes: [FlatView] = []
  private var chartCount = 0

  /// Adds a tree; gives the number of its root.
  mutating func add(_ node: ViewNode, in direction: StackSpec.Direction? = nil) -> Int {
    switch node {
    case .empty, .group:
      // Several views where one is wanted lie over each other.
      return add(.stack(StackSpec(.depth), node.members), in: direction)
    case .stack(let spec, let members):
      let parts = members.flatMap(\.members).map { add($0, in: spec.direction) }
      return append(FlatView(kind: .stack(spec), parts: parts))
    case .grid(let grid):
      let parts = grid.rows.flatMap(\.cells).map { add($0.node) }
      return append(FlatView(kind: .grid(GridPlan(grid)), parts: parts))
    case .modified(let node, .background(let behind, let alignment)):
      let second = add(behind)
      let first = add(node, in: direction)
      return append(
        FlatView(kind: .modifier(.background(.empty, alignment)), parts: [first, second]))
    case .modified(let node, .overlay(let above, let alignment)):
      let first = add(node, in: direction)
      let second = add(above)
      return append(
        FlatView(kind: .modifier(.overlay(.empty, alignment)), parts: [first, second]))
    case .modified(let node, let modifier):
      let part = add(node, in: direction)
      return append(FlatView(kind: .modifier(modifier), parts: [part]))
    case .chart:
      defer { chartCount += 1 }
      return append(FlatView(kind: .leaf(node), chart: chartCount))
    case .text, .shape, .symbol, .spacer, .divider:
      return append(FlatView(kind: .leaf(node), direction: direction))
    }
  }

  private mutating func append(_ node: FlatView) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }
}
