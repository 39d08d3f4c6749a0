import ChartModel

/// Views one over the other; the last is on top.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// A stack of views.
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the stack with the views in it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addStack(StackSpec(.depth, alignment: view.alignment.spec), of: view.content)
  }
}
