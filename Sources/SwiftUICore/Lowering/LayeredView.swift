import ChartModel

/// A view behind or over another.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let join: (ViewNode) -> ViewModifierSpec

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let members = lowering.membersApart { Content._lower(view.content, into: &$0) }
    for member in members {
      lowering.add(
        member.changed { node in
          // Each has a layer of its own, which may depend on the size.
          let layer = lowering.apart { Layer._lower(view.layer, into: &$0) }
          return .modified(node, view.join(layer))
        })
    }
  }
}
