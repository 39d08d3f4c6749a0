import ChartModel

/// Views below the title that they give; in a picture nobody goes on to others.
nonisolated public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  /// A stack by its first views.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// A stack by a path and its first views, which are shown.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// Adds the title and the views.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addNavigation(of: view.root)
  }
}

/// Views below the title that they give: the older form of `NavigationStack`.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// A stack by its first views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the title and the views.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addNavigation(of: view.content)
  }
}

extension _ViewLowering {
  /// Adds views with the title that one of them gives, which goes to no other navigation.
  @MainActor
  fileprivate mutating func addNavigation<Content: View>(of content: Content) {
    let outer = navigationTitle
    navigationTitle = nil
    let node = apart { Content._lower(content, into: &$0) }
    let title = navigationTitle
    navigationTitle = outer
    let body = NavigationBody(title: title, content: NodeView(node: node))
    NavigationBody._lower(body, into: &self)
  }
}

/// A title over views that take the rest of the room.
private struct NavigationBody: View {
  let title: NavigationTitle?
  let content: NodeView

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title {
        if title.isInline {
          title.text.font(.headline).frame(maxWidth: .infinity).padding(.vertical, 11)
        } else {
          title.text.font(.largeTitle.bold()).padding(.horizontal, 16).padding(.vertical, 7)
        }
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
