extension ViewNode {
  /// The tree with another chart in the place of each, which are asked for in the order of `charts`.
  package func mappingCharts(_ change: (ChartSpec) -> ChartSpec) -> ViewNode {
    switch self {
    case .chart(let chart): return .chart(change(chart))
    case .group(let nodes): return .group(nodes.map { $0.mappingCharts(change) })
    case .stack(let stack, let nodes): return .stack(stack, nodes.map { $0.mappingCharts(change) })
    case .grid(var grid):
      for row in grid.rows.indices {
        for cell in grid.rows[row].cells.indices {
          let node = grid.rows[row].cells[cell].node
          grid.rows[row].cells[cell].node = node.mappingCharts(change)
        }
      }
      return .grid(grid)
    case .modified(let node, .background(let behind, let alignment)):
      let behind = behind.mappingCharts(change)
      return .modified(node.mappingCharts(change), .background(behind, alignment))
    case .modified(let node, .overlay(let above, let alignment)):
      return .modified(
        node.mappingCharts(change), .overlay(above.mappingCharts(change), alignment))
    case .modified(let node, let modifier):
      return .modified(node.mappingCharts(change), modifier)
    case .empty, .text, .shape, .symbol, .spacer, .divider: return self
    }
  }
}
