import Foundation

extension LocalizedStringKey {
  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.literal(string))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Adds an integer, written the reader's way.
    public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) {
      pieces.append(.integer(Int64(clamping: value)))
    }

    /// Adds an integer, written the reader's way.
    public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
      pieces.append(.unsigned(UInt64(clamping: value)))
    }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      pieces.append(.number(Double(value)))
    }

    /// Adds a value as its description says it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      pieces.append(.literal(String(describing: value)))
    }

    /// Adds an integer with a printf format.
    public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(
      _ value: T,
      specifier: String
    ) {
      pieces.append(
        .formatted(
          format: FormatSpecifier.widened(specifier),
          .integer(Int64(clamping: value))
        )
      )
    }

    /// Adds an integer with a printf format.
    public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(
      _ value: T,
      specifier: String
    ) {
      pieces.append(
        .formatted(
          format: FormatSpecifier.widened(specifier),
          .unsigned(UInt64(clamping: value))
        )
      )
    }

    /// Adds a number with a printf format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T,
      specifier: String
    ) {
      pieces.append(
        .formatted(format: FormatSpecifier.checked(specifier), .number(Double(value)))
      )
    }

    /// Adds a value with a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.literal(format.format(value)))
    }
  }
}
