/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The style as plain values.
  nonisolated var _look: _ListLook { get }
}

/// The looks of lists.
public struct _ListLook: Sendable {
  /// Whether sections lie on a ground of another colour.
  var isGrouped: Bool
  /// Whether rows keep a distance from the sides.
  var isInset: Bool
}

/// Lists as the surroundings see fit: cards on a ground.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Cards on a ground.
  public var _look: _ListLook { _ListLook(isGrouped: true, isInset: true) }
}

/// Rows alone.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Rows alone.
  public var _look: _ListLook { _ListLook(isGrouped: false, isInset: false) }
}

/// Rows at a distance from the sides.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Rows at a distance from the sides.
  public var _look: _ListLook { _ListLook(isGrouped: false, isInset: true) }
}

/// Sections across a ground.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Sections across a ground.
  public var _look: _ListLook { _ListLook(isGrouped: true, isInset: false) }
}

/// Sections as cards on a ground.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Cards on a ground.
  public var _look: _ListLook { _ListLook(isGrouped: true, isInset: true) }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the surroundings see fit.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows at a distance from the sides.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections across a ground.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards on a ground.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
  /// Sets the look of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = style._look
    return changingEnvironment { $0.listLook = look }
  }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { DefaultListStyle()._look }
}
