import ChartModel

/// How a scale maps data to places.
public struct ScaleType: Hashable, Sendable {
  let spec: ChartModel.ScaleType

  /// y = ax + b.
  public static let linear = ScaleType(spec: .linear)
  /// y = a log x + b.
  public static let log = ScaleType(spec: .log)
  /// y = a times the square root of x, plus b.
  public static let squareRoot = ScaleType(spec: .squareRoot)
  /// Linear in time.
  public static let date = ScaleType(spec: .date)
  /// A step for each text.
  public static let category = ScaleType(spec: .category)
  /// y = a sign(x) log(1 + |x|) + b.
  public static let symmetricLog = ScaleType.symmetricLog(slopeAtZero: 1)

  /// y = a times x to a power, plus b.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(spec: .power(exponent: exponent))
  }

  /// y = a sign(x) log(1 + |x s|) + b.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(spec: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
