import ChartModel

/// A way to other views; in a picture nobody goes it, and those are never made.
nonisolated public struct NavigationLink<Label: View, Destination: View> {
  let label: Label

  /// A link of any look to a view.
  public init(
    destination: @autoclosure () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A link of any look to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
  }

  /// A link with a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure () -> Destination
  ) {
    label = Text(titleKey)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure () -> Destination
  ) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// A link of any look by a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link by a value, with a title that is looked up in the reader's language.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    label = Text(titleKey)
  }

  /// A link by a value, with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    label = Text(title)
  }
}

extension NavigationLink: View {
  /// The label, in a list with the sign of a way on.
  @MainActor public var body: some View {
    NavigationLinkBody(label: label)
  }
}

/// A link in a list or outside of one.
private struct NavigationLinkBody<Label: View>: View {
  let label: Label
  @Environment(\.isInList) private var isInList
  @Environment(\.tint) private var tint

  var body: some View {
    if isInList {
      HStack {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.gray)
      }
    } else {
      label.foregroundStyle(tint ?? .accentColor)
    }
  }
}
