/// What a view gives the navigation around it.
struct NavigationTitle {
  var text: Text
  var isInline = false
}

/// How the title of a navigation stack is shown.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// As the surroundings see fit: large.
  case automatic
  /// Small, in the middle.
  case inline
  /// Large, at the leading edge.
  case large
}

extension View {
  /// Gives the navigation around this view a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title)
  }

  /// Gives the navigation around this view a title that is looked up in the reader's language.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the navigation around this view a title as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the title of the navigation around this view is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    TitledView(content: self, isInline: displayMode == .inline)
  }

  /// Has no effect in a picture, in which nobody goes on to other views.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
}

/// A view that gives the navigation around it a title, or says how that is shown.
nonisolated private struct TitledView<Content: View>: PrimitiveView {
  let content: Content
  var title: Text?
  var isInline: Bool?

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    Content._lower(view.content, into: &lowering)
    // The outermost view has the last word.
    if let title = view.title {
      lowering.navigationTitle = NavigationTitle(
        text: title, isInline: lowering.navigationTitle?.isInline ?? false)
    }
    if let isInline = view.isInline { lowering.navigationTitle?.isInline = isInline }
  }
}
