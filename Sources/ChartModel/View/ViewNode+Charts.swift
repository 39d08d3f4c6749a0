extension ViewNode {
  /// The tree with another chart in the place of each.
  package func mappingCharts(_ change: (ChartSpec) -> ChartSpec) -> ViewNode {
    switch self {
    case .chart(let chart): .chart(change(chart))
    case .group(let nodes): .group(nodes.map { $0.mappingCharts(change) })
    case .stack(let stack, let nodes): .stack(stack, nodes.map { $0.mappingCharts(change) })
    case .modified(let node, .background(let behind, let alignment)):
      .modified(
        node.mappingCharts(change), .background(behind.mappingCharts(change), alignment))
    case .modified(let node, .overlay(let above, let alignment)):
      .modified(node.mappingCharts(change), .overlay(above.mappingCharts(change), alignment))
    case .modified(let node, let modifier): .modified(node.mappingCharts(change), modifier)
    case .empty, .text, .shape, .symbol, .spacer, .divider: self
    }
  }
}
