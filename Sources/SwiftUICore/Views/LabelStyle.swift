/// How labels show their parts.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The style as plain values.
  var _parts: _LabelParts { get }
}

/// The parts of a label that are shown.
public enum _LabelParts: Sendable {
  /// The icon and the title.
  case all
  /// The title alone.
  case title
  /// The icon alone.
  case icon
}

/// Shows the parts of a label as the surroundings see fit: both.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public var _parts: _LabelParts { .all }
}

/// Shows the title and the icon of a label.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public var _parts: _LabelParts { .all }
}

/// Shows the title of a label alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The title.
  public var _parts: _LabelParts { .title }
}

/// Shows the icon of a label alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The icon.
  public var _parts: _LabelParts { .icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the surroundings see fit: both parts.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how labels in this view show their parts.
  @MainActor @preconcurrency
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let parts = style._parts
    return changingEnvironment { $0.labelParts = parts }
  }
}

extension EnvironmentValues {
  var labelParts: _LabelParts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}

private struct LabelPartsKey: EnvironmentKey {
  static var defaultValue: _LabelParts { .all }
}
