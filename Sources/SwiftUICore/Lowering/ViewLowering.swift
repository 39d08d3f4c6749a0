import Diagnostics

/// Turns a view tree into plain values; passed down the tree.
public struct _ViewLowering {
  package private(set) var environment: EnvironmentValues
  package var diagnostics = Diagnostics()
  private var nodes: [ViewNode] = []

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Adds what a view draws, after what is there.
  package mutating func add(_ node: ViewNode) {
    nodes.append(node)
  }

  /// Lowers a part of the tree in a changed environment.
  @MainActor
  mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void,
    lower: @MainActor (inout _ViewLowering) -> Void
  ) {
    let outer = environment
    change(&environment)
    lower(&self)
    environment = outer
  }

  var node: ViewNode {
    switch nodes.count {
    case 0: .empty
    case 1: nodes[0]
    default: .group(nodes)
    }
  }
}

extension View {
  /// The view as plain values, in an environment.
  package func lowered(in environment: EnvironmentValues = EnvironmentValues()) -> LoweredView {
    var lowering = _ViewLowering(environment: environment)
    Self._lower(self, into: &lowering)
    return LoweredView(node: lowering.node, diagnostics: lowering.diagnostics)
  }
}
