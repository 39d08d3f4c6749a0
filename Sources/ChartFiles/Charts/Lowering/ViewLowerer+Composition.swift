import ChartModel
import Diagnostics

extension ViewLowerer {
  mutating func row(
    _ views: [ViewDef], _ view: ViewDef, _ scope: ViewScope
  ) throws(ReliefError) -> ViewNode {
    .stack(StackSpec(.horizontal, spacing: view.spacing), try nodes(views, view, scope))
  }

  mutating func column(
    _ views: [ViewDef], _ view: ViewDef, _ scope: ViewScope
  ) throws(ReliefError) -> ViewNode {
    .stack(StackSpec(.vertical, spacing: view.spacing), try nodes(views, view, scope))
  }

  /// Rows of so many columns.
  mutating func grid(
    _ views: [ViewDef], _ view: ViewDef, _ scope: ViewScope
  ) throws(ReliefError) -> ViewNode {
    ViewLowerer.grid(
      try nodes(views, view, scope), columns: view.columns ?? views.count, spacing: view.spacing)
  }

  private mutating func nodes(
    _ views: [ViewDef], _ outer: ViewDef, _ scope: ViewScope
  ) throws(ReliefError) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for view in views { nodes.append(try node(view, in: scope)) }
    return try resolved(nodes, outer.resolve, standard: .independent)
  }

  static func grid(_ nodes: [ViewNode], columns: Int, spacing: Double?) -> ViewNode {
    let columns = max(1, min(columns, nodes.count))
    if columns == nodes.count { return .stack(StackSpec(.horizontal, spacing: spacing), nodes) }
    let rows = stride(from: 0, to: nodes.count, by: columns).map { start -> ViewNode in
      var row = Array(nodes[start..<min(start + columns, nodes.count)])
      // Empty places keep columns one below the other.
      row += Array(repeating: .spacer(minLength: 0), count: columns - row.count)
      return .stack(StackSpec(.horizontal, spacing: spacing), row)
    }
    return .stack(StackSpec(.vertical, spacing: spacing), rows)
  }
}
