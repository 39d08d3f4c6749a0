import ChartModel
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

  /// Lowers a part of the tree by itself, in the environment of this place.
  @MainActor
  mutating func apart(_ lower: @MainActor (inout _ViewLowering) -> Void) -> ViewNode {
    let outer = nodes
    nodes = []
    lower(&self)
    defer { nodes = outer }
    return node
  }

  /// Adds what a view draws, each of its nodes changed.
  ///
  /// So a modifier of several views is one of each, as in SwiftUI.
  @MainActor
  mutating func add<Content: View>(_ content: Content, changing change: (ViewNode) -> ViewNode) {
    let lowered = apart { Content._lower(content, into: &$0) }
    for member in lowered.members { add(change(member)) }
  }

  var node: ViewNode { ViewNode(nodes) }
}

extension View {
  /// The view as plain values, in an environment.
  package func lowered(in environment: EnvironmentValues = EnvironmentValues()) -> LoweredView {
    var lowering = _ViewLowering(environment: environment)
    Self._lower(self, into: &lowering)
    return LoweredView(node: lowering.node, diagnostics: lowering.diagnostics)
  }
}
