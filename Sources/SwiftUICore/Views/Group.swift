/// Content taken together, so that a modifier applies to all of it.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Lowers the content.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    Content._lower(view.content, into: &lowering)
  }
}
