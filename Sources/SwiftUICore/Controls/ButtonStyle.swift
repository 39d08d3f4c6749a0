/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look, found by the compiler.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look, found by the compiler.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The button's label.
  @MainActor @preconcurrency
  public struct Label: View {
    /// The label as the button declares it.
    public let body: AnyView

    init(_ body: AnyView) {
      self.body = body
    }
  }

  /// What the button does, where that changes its look.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed; in a picture none is.
  public let isPressed = false
}

/// What a style that decides when a button acts is told of it.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button does, where that changes its look.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label

  /// Does nothing: in a picture no button acts.
  public func trigger() {}
}

extension View {
  /// Sets the look of the buttons in this view.
  @MainActor @preconcurrency
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changingEnvironment { environment in
      environment.buttonLook = ButtonLook { AnyView(style.makeBody(configuration: $0)) }
    }
  }

  /// Sets the look of the buttons in this view.
  @MainActor @preconcurrency
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment { environment in
      environment.buttonLook = ButtonLook(style)
    }
  }
}

/// A button style of any type.
struct ButtonLook {
  let make: @MainActor (ButtonStyleConfiguration) -> AnyView

  init(_ make: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView) {
    self.make = make
  }

  init<S: PrimitiveButtonStyle>(_ style: S) {
    // Read on the main actor alone, where views are lowered.
    nonisolated(unsafe) let style = style
    self.init { configuration in
      AnyView(
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label)))
    }
  }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] ?? ButtonLook(DefaultButtonStyle()) }
    set { self[ButtonLookKey.self] = newValue }
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}
