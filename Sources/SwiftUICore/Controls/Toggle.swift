import Foundation

/// A switch with a label, shown as its value says.
nonisolated public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// A switch with a label of any look.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that is looked up in the reader's language.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// A switch with a symbol and a title that is looked up in the reader's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: View {
  /// The label at the leading edge, the switch at the trailing one.
  @MainActor public var body: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: 8)
      SwitchKnob(isOn: isOn.wrappedValue)
    }
  }
}

/// A capsule with a disc at the end that is on.
private struct SwitchKnob: View {
  let isOn: Bool
  @Environment(\.tint) private var tint

  var body: some View {
    Capsule().fill(isOn ? tint ?? .green : .gray.opacity(0.3))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2)
      }
  }
}
