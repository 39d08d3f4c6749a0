import ChartModel

/// A view whose nodes are changed: how modifiers of layout are lowered.
///
/// A modifier of several views is one of each, as in SwiftUI.
nonisolated package struct NodeModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (ViewNode, inout _ViewLowering) -> ViewNode

  @MainActor package static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let members = lowering.membersApart { Content._lower(view.content, into: &$0) }
    for member in members { lowering.add(member.changed { view.change($0, &lowering) }) }
  }
}

extension View {
  /// Changes how this view is laid out or drawn.
  nonisolated func modified(_ modifier: ViewModifierSpec) -> NodeModifier<Self> {
    NodeModifier(content: self) { node, _ in .modified(node, modifier) }
  }

  /// Changes how this view is laid out or drawn, with something to tell about it.
  nonisolated func modified(
    _ modifier: ViewModifierSpec, warning: String?
  ) -> NodeModifier<Self> {
    NodeModifier(content: self) { node, lowering in
      if let warning { lowering.diagnostics.note(.other(warning)) }
      return .modified(node, modifier)
    }
  }
}
