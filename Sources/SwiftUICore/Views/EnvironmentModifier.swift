/// A view below which the environment is changed.
///
/// Lowering goes from the outside in, so of two modifiers of one value the inner one wins.
nonisolated package struct EnvironmentModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor package static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.withEnvironment(view.change) { Content._lower(view.content, into: &$0) }
  }
}

extension View {
  /// Changes the environment of this view and of what is in it.
  nonisolated package func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModifier<Self> {
    EnvironmentModifier(content: self, change: change)
  }

  /// Sets a value of the environment of this view and of what is in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment of this view and of what is in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Chooses light or dark for the picture; nil leaves it as it is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.declaredColorScheme = colorScheme } }
  }
}
