import ChartModel
import Diagnostics

/// A view tree as plain values.
package enum ViewNode: Sendable {
  case empty
  case text(TextLine)
  case chart(ChartSpec)
  case group([ViewNode])
}

/// What lowering a view gives.
package struct LoweredView: Sendable {
  package var node: ViewNode
  package var diagnostics: Diagnostics

  package init(node: ViewNode, diagnostics: Diagnostics) {
    self.node = node
    self.diagnostics = diagnostics
  }
}

extension ViewNode {
  /// The charts in the tree, in order.
  package var charts: [ChartSpec] {
    switch self {
    case .empty, .text: []
    case .chart(let chart): [chart]
    case .group(let nodes): nodes.flatMap(\.charts)
    }
  }

  /// The texts in the tree, in order.
  package var texts: [TextLine] {
    switch self {
    case .empty, .chart: []
    case .text(let text): [text]
    case .group(let nodes): nodes.flatMap(\.texts)
    }
  }
}
