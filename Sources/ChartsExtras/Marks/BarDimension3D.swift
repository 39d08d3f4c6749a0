import ChartModel

/// How far a bar reaches along an axis of its footprint; a number is in the units of the axis.
public struct BarDimension3D: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package let spec: BarDimension

  /// Seven tenths of a category, or of the least distance between two bars.
  public static let automatic = BarDimension3D(spec: .automatic)

  /// A length in the units of the axis: seconds on one of dates, categories on one of categories.
  public static func fixed(_ length: Double) -> BarDimension3D {
    BarDimension3D(spec: .fixed(length))
  }

  /// A part of a category, or of the least distance between two bars: at 1 bars touch.
  public static func ratio(_ ratio: Double) -> BarDimension3D {
    BarDimension3D(spec: .ratio(ratio))
  }

  private init(spec: BarDimension) {
    self.spec = spec
  }

  /// A length in the units of the axis.
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  /// A length in the units of the axis.
  public init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }
}
