/// A type whose values have a place on a scale.
///
/// Numbers lie on linear scales, dates on date scales, and strings are categories. An enumeration
/// with string raw values need only say that it conforms.
public protocol Plottable {
  /// The number, date or string that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that stands for this value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that a number, date or string stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type of values that scales know: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// The value as the chart keeps it.
  var _plotted: _PlottedValue { get }

  /// The value that the chart keeps; nil if it is of another kind.
  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  /// The value itself.
  @inlinable public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  /// The raw string.
  public var primitivePlottable: String { rawValue }

  /// The value of a raw string.
  public init?(primitivePlottable: String) {
    self.init(rawValue: primitivePlottable)
  }
}

/// A value as charts keep it.
@frozen
public enum _PlottedValue: Hashable, Sendable {
  /// Any number.
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  /// A text.
  case category(String)
}
