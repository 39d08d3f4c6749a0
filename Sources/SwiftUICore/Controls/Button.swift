import Foundation

/// Something to press; in a picture nobody does, and the action never runs.
nonisolated public struct Button<Label: View> {
  let role: ButtonRole?
  let label: Label

  /// A button of any look.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button of any look that has a role.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a role and a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a role and a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// A button with a symbol and a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// A button with a role, a symbol and a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Button: View {
  /// The label in the style of the surroundings.
  @MainActor public var body: some View {
    ButtonBody(
      configuration: ButtonStyleConfiguration(role: role, label: .init(AnyView(label))))
  }
}

/// A button in the environment's style.
private struct ButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.buttonLook) private var look

  var body: some View {
    look.make(configuration)
  }
}
