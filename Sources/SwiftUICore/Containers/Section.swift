import ChartModel

/// Rows of a list that belong together, between a header and a footer.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Rows with views above and below them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Adds the header, the rows and the footer; outside of a list they are views as any.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let isInList = lowering.environment.isInList
    func add<V: View>(_ part: V, _ kind: ViewTraits.ListPart) {
      let node = lowering.apart { lowering in
        lowering.withEnvironment({ if isInList { $0.becomeListCaption() } }) {
          V._lower(part, into: &$0)
        }
      }
      // Within a list it parts this section from the next also where it is empty.
      guard isInList || !node.members.isEmpty else { return }
      lowering.add(LoweredMember(node: node, traits: ViewTraits(part: kind)))
    }
    add(view.header, .header)
    Content._lower(view.content, into: &lowering)
    add(view.footer, .footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows with views above them.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Rows with views below them.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }) { EmptyView() }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows below a title that is looked up in the reader's language.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Rows below a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension EnvironmentValues {
  /// Takes the look of what stands above and below the rows of a list.
  fileprivate mutating func becomeListCaption() {
    font = .footnote
    foregroundPaint = Color._paint(.secondary, in: self)
  }
}
