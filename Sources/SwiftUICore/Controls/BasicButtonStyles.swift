import Foundation

/// Buttons as the surroundings see fit: a label in the colour of what can be acted on.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// Buttons without a border: a label in the colour of what can be acted on.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration) { $0 }
  }
}

/// Buttons that look like their label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Buttons on a faint ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration, ground: { $0.opacity(0.15) }) { $0 }
  }
}

/// Buttons on a strong ground.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration, ground: { $0 }) { _ in .white }
  }
}

/// A button's label in colours that follow from the tint, red where it destroys something.
private struct TintedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// The colour of the ground; nil for none.
  var ground: ((Color) -> Color)?
  let text: (Color) -> Color
  @Environment(\.tint) private var tint

  var body: some View {
    let color = configuration.role == .destructive ? .red : tint ?? .accentColor
    let label = configuration.label.foregroundStyle(text(color))
    if let ground {
      label
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(ground(color), in: RoundedRectangle(cornerRadius: 8))
    } else {
      label
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the surroundings see fit.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the colour of what can be acted on.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a strong ground.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
