import ChartModel

/// A view behind or over another.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let join: (ViewNode) -> ViewModifierSpec

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let content = lowering.apart { Content._lower(view.content, into: &$0) }
    for member in content.members {
      // Each has a layer of its own, which may depend on the size.
      let layer = lowering.apart { Layer._lower(view.layer, into: &$0) }
      lowering.add(.modified(member, view.join(layer)))
    }
  }
}
