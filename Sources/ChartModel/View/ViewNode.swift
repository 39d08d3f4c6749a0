/// A view tree as plain values: what a page shows, before anything has a size.
package indirect enum ViewNode: Sendable {
  case empty
  /// Several views without a container: the one around them lays them out.
  case group([ViewNode])
  case text(TextLine)
  case chart(ChartSpec)
  case shape(ShapeSpec)
  case symbol(SymbolSpec)
  /// Room that takes what is left over along its stack.
  ///
  /// - Parameter minLength: points; nil for the standard spacing.
  case spacer(minLength: Double?)
  /// A line across its stack.
  case divider(Theme?)
  case stack(StackSpec, [ViewNode])
  case grid(GridSpec)
  case modified(ViewNode, ViewModifierSpec)
}

extension ViewNode {
  /// One node of several.
  package init(_ nodes: [ViewNode]) {
    switch nodes.count {
    case 0: self = .empty
    case 1: self = nodes[0]
    default: self = .group(nodes)
    }
  }

  /// The views of a group without the group.
  package var members: [ViewNode] {
    switch self {
    case .empty: []
    case .group(let nodes): nodes.flatMap(\.members)
    default: [self]
    }
  }

  /// The charts in the tree, in the order in which they are painted.
  package var charts: [ChartSpec] {
    leaves.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }
  }

  /// The texts in the tree, in the order in which they are painted.
  package var texts: [TextLine] {
    leaves.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// All that is neither a container nor a modifier, in the order in which it is painted.
  package var leaves: [ViewNode] {
    var leaves: [ViewNode] = []
    appendLeaves(to: &leaves)
    return leaves
  }

  private func appendLeaves(to leaves: inout [ViewNode]) {
    switch self {
    case .empty: break
    case .group(let nodes), .stack(_, let nodes):
      for node in nodes { node.appendLeaves(to: &leaves) }
    case .grid(let grid):
      for row in grid.rows { for cell in row.cells { cell.node.appendLeaves(to: &leaves) } }
    case .modified(let node, .background(let behind, _)):
      behind.appendLeaves(to: &leaves)
      node.appendLeaves(to: &leaves)
    case .modified(let node, .overlay(let above, _)):
      node.appendLeaves(to: &leaves)
      above.appendLeaves(to: &leaves)
    case .modified(let node, _): node.appendLeaves(to: &leaves)
    case .text, .chart, .shape, .symbol, .spacer, .divider: leaves.append(self)
    }
  }

  /// The theme that a leaf asks for.
  var theme: Theme? {
    switch self {
    case .text(let text): text.theme
    case .chart(let chart): chart.theme
    case .shape(let shape): shape.theme
    case .symbol(let symbol): symbol.theme
    case .divider(let theme): theme
    default: nil
    }
  }
}
