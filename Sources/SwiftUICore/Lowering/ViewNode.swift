import ChartModel
import Diagnostics
import TextModel

/// A view tree as plain values.
package enum ViewNode: Sendable {
  case empty
  case text(TextNode)
  case chart(ChartSpec)
  case group([ViewNode])
}

/// A line of text and its look.
package struct TextNode: Sendable, Hashable {
  package var string: String
  /// nil for the surroundings'.
  package var font: FontSpec?
  /// nil for the surroundings'.
  package var color: ColorSpec?

  package init(string: String, font: FontSpec? = nil, color: ColorSpec? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }
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
  package var texts: [TextNode] {
    switch self {
    case .empty, .chart: []
    case .text(let text): [text]
    case .group(let nodes): nodes.flatMap(\.texts)
    }
  }
}
