/// Content taken together, so that a modifier applies to all of it.
public struct Group<Content> {
  let content: Content

  init(grouping content: Content) {
    self.content = content
  }
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(grouping: content())
  }

  /// Lowers the content.
  public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    Content._lower(view.content, into: &lowering)
  }
}
