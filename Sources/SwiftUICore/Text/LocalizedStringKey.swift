import Foundation

/// A text to be looked up in the reader's language.
///
/// Relief has no tables of translations: the key is the text. Interpolated numbers are written the
/// way of the environment's locale, as the formats `%lld` and `%lf` do.
@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What the text is made of.
  @usableFromInline enum Piece: Equatable, Sendable {
    case literal(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case formatted(format: String, FormatArgument)
    case text(Text)
  }

  @usableFromInline let literal: String
  /// The pieces of an interpolated text; nil for a plain one.
  @usableFromInline let pieces: [Piece]?

  /// A key that was made elsewhere.
  @inlinable public init(_ value: String) {
    literal = value
    pieces = nil
  }

  /// A plain text.
  @inlinable public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    literal = ""
    pieces = stringInterpolation.pieces
  }

  /// The text where it needs no locale.
  @inlinable package var plain: String? { pieces == nil ? literal : nil }

  /// The text in an environment.
  package func resolved(in environment: EnvironmentValues) -> String {
    guard let pieces else { return literal }
    return pieces.map { $0.resolved(in: environment) }.joined()
  }
}

/// A value with a printf format.
@usableFromInline
enum FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
}

extension LocalizedStringKey.Piece {
  func resolved(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .literal(let text): return text
    case .integer(let value): return value.formatted(.number.locale(locale))
    case .unsigned(let value): return value.formatted(.number.locale(locale))
    case .number(let value):
      return value.formatted(
        .number.locale(locale).precision(.fractionLength(6)).grouping(.never)
      )
    case .formatted(let format, .integer(let value)):
      return String(format: format, locale: locale, value)
    case .formatted(let format, .unsigned(let value)):
      return String(format: format, locale: locale, value)
    case .formatted(let format, .number(let value)):
      return String(format: format, locale: locale, value)
    case .text(let text): return text.resolvedString(in: environment)
    }
  }
}
