/// A text with a symbol before it.
nonisolated public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A label of any parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text that is looked up in the reader's language, with a symbol of the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A string as it is, with a symbol of the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: View {
  /// The parts in the style of the surroundings.
  @MainActor public var body: some View {
    LabelBody(title: title, icon: icon)
  }
}

/// The parts of a label, as the environment wants them.
private struct LabelBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelParts) private var parts

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      if parts != .title { icon }
      if parts != .icon { title }
    }
  }
}
