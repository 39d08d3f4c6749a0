/// How far a value may be off: a number is a margin to both sides.
public struct ErrorExtent3D: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private enum Kind: Hashable {
    case margins(below: Double, above: Double)
    case bounds(Double, Double)
  }

  private let kind: Kind

  /// As far down as up, in the units of the axis; seconds on one of dates.
  public static func margin(_ margin: Double) -> ErrorExtent3D {
    ErrorExtent3D(kind: .margins(below: margin, above: margin))
  }

  /// So far below the value and so far above it.
  public static func margins(below: Double, above: Double) -> ErrorExtent3D {
    ErrorExtent3D(kind: .margins(below: below, above: above))
  }

  /// From one value of the axis to another.
  public static func bounds(_ range: Range<Double>) -> ErrorExtent3D {
    ErrorExtent3D(kind: .bounds(range.lowerBound, range.upperBound))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// A margin to both sides.
  public init(floatLiteral value: Double) {
    self = .margin(value)
  }

  /// A margin to both sides.
  public init(integerLiteral value: Int) {
    self = .margin(Double(value))
  }

  /// The ends about a value.
  func ends(about value: Double) -> (start: Double, end: Double) {
    switch kind {
    case .margins(let below, let above): (value - below, value + above)
    case .bounds(let start, let end): (start, end)
    }
  }
}
