/// What stands on a page.
package struct PageSpec: Sendable {
  package var root: ViewNode

  /// A page of one view; several stand one below the other.
  package init(_ root: ViewNode) {
    let members = root.members
    self.root = members.count > 1 ? .stack(StackSpec(.vertical), members) : ViewNode(members)
  }

  /// A page of views from top to bottom.
  package init(_ nodes: [ViewNode]) {
    self.init(ViewNode(nodes))
  }
}

extension PageSpec {
  /// Resolves every chart.
  ///
  /// - Parameter theme: for charts and views that do not say which they want. Where all of them want
  ///   another, the page follows.
  package func resolved(theme: Theme) -> ResolvedPage {
    let wanted = Set(root.leaves.filter { !$0.isRoom }.map { $0.theme ?? theme })
    return ResolvedPage(
      root: root, charts: root.charts.map { $0.resolved(theme: theme) },
      theme: wanted.count == 1 ? wanted.first ?? theme : theme)
  }
}

extension ViewNode {
  /// Whether nothing is drawn.
  fileprivate var isRoom: Bool {
    if case .spacer = self { true } else { false }
  }
}
