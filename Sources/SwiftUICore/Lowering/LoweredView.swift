import ChartModel
import Diagnostics

/// What lowering a view gives.
package struct LoweredView: Sendable {
  package var node: ViewNode
  package var diagnostics: Diagnostics

  package init(node: ViewNode, diagnostics: Diagnostics) {
    self.node = node
    self.diagnostics = diagnostics
  }
}
