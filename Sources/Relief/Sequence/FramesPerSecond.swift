import ChartModel

/// How fast pictures follow each other, as an exact fraction.
public struct FramesPerSecond: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// At least 1.
  public let numerator: Int
  /// At least 1.
  public let denominator: Int

  /// A rate as a fraction; both parts are at least 1, and lesser ones are taken as 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.numerator = max(1, numerator)
    self.denominator = max(1, denominator)
  }

  /// A whole number of frames a second.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// 30000/1001, which is called 29.97.
  public static let ntsc = FramesPerSecond(30000, 1001)
  /// 24000/1001, which is called 23.976.
  public static let ntscFilm = FramesPerSecond(24000, 1001)

  var rate: FrameRate { FrameRate(numerator, denominator) ?? .standard }
}
