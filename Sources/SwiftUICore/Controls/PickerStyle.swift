/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The style as plain values.
  nonisolated var _look: _PickerLook { get }
}

/// The looks of pickers.
public enum _PickerLook: Sendable {
  /// The options beside each other.
  case segmented
  /// The chosen option, as a button that would show the others.
  case menu
  /// The options one below the other.
  case inline
}

/// Pickers as the surroundings see fit: the chosen option alone.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The chosen option.
  public var _look: _PickerLook { .menu }
}

/// The options beside each other, the chosen one raised.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The options beside each other.
  public var _look: _PickerLook { .segmented }
}

/// The chosen option, with the sign of a menu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The chosen option.
  public var _look: _PickerLook { .menu }
}

/// The options one below the other, the chosen one ticked.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The options one below the other.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the surroundings see fit.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options beside each other.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, with the sign of a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the look of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = style._look
    return changingEnvironment { $0.pickerLook = look }
  }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}
