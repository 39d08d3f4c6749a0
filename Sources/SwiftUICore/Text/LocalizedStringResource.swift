/// A text to be looked up in the reader's language, with its place of definition.
///
/// Foundation has this type on Apple's platforms only. Here the key is the text.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text as a key.
  @usableFromInline package let localized: LocalizedStringKey

  /// A plain text.
  public init(stringLiteral value: String) {
    localized = LocalizedStringKey(value)
  }

  /// A text with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    localized = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// The key of the text.
  public var key: String { localized.resolved(in: EnvironmentValues()) }
}
