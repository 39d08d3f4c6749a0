import Foundation

extension Date: PrimitivePlottableProtocol {
  /// Seconds since the reference date.
  @inlinable public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  /// The date, if the value is one.
  @inlinable public init?(_plotted: _PlottedValue) {
    guard case .date(let seconds) = _plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The text as a category.
  @inlinable public var _plotted: _PlottedValue { .category(self) }

  /// The text, if the value is one.
  @inlinable public init?(_plotted: _PlottedValue) {
    guard case .category(let text) = _plotted else { return nil }
    self = text
  }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The nearest binary number.
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// The number, if the value is one that a decimal can hold.
  ///
  /// Foundation stops the program where a double has too large or too small an exponent.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted,
      number == 0 || (1e-100...1e100).contains(abs(number))
    else { return nil }
    self.init(number)
  }
}

extension CGFloat: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: PrimitivePlottableProtocol {}
#endif
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  @inlinable public var _plotted: _PlottedValue { .number(Double(self)) }

  /// The number, if the value is one.
  @inlinable public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  /// The number.
  @inlinable public var _plotted: _PlottedValue { .number(Double(self)) }

  /// The number, if the value is a whole one.
  @inlinable public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(exactly: number)
  }
}
