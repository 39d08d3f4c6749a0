/// How large the page of a preview is.
public enum PreviewLayout: Sendable {
  /// Of the standard size.
  case device
  /// As large as the views are by themselves.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a page stands.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Higher than wide.
  case portrait
  /// Higher than wide.
  case portraitUpsideDown
  /// Wider than high.
  case landscapeLeft
  /// Wider than high.
  case landscapeRight

  /// Whether it is higher than wide.
  package var isHigh: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension View {
  /// Sets the size of the page of this view, where it is a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewModifier(content: self) { $0.layout = value }
  }

  /// Names this view, where it is a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewModifier(content: self) { $0.name = value }
  }

  /// Says how the page of this view stands, where it is a preview.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    PreviewModifier(content: self) { $0.orientation = value }
  }
}

/// A view with something said about its preview.
nonisolated private struct PreviewModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout Preview.ViewTraits) -> Void

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    for var member in lowering.membersApart({ Content._lower(view.content, into: &$0) }) {
      view.change(&member.traits.preview)
      lowering.add(member)
    }
  }
}

extension View {
  /// Each of the views with what is said about its preview.
  package func previews(
    in environment: EnvironmentValues
  ) -> [(traits: Preview.ViewTraits, view: AnyView)] {
    var lowering = _ViewLowering(environment: environment)
    let members = lowering.membersApart { Self._lower(self, into: &$0) }
    return members.indices.map { index in
      (members[index].traits.preview, AnyView(MemberView(content: self, index: index)))
    }
  }
}

/// One of the views that a view stands for.
nonisolated private struct MemberView<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let members = lowering.membersApart { Content._lower(view.content, into: &$0) }
    if members.indices.contains(view.index) { lowering.add(members[view.index]) }
  }
}
