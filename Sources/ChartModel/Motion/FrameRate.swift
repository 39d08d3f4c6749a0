/// Frames a second, as a fraction: 30000/1001 is that of NTSC.
package struct FrameRate: Sendable, Hashable {
  /// Above 0.
  package let numerator: Int
  /// Above 0.
  package let denominator: Int

  /// nil where a part is not above 0.
  package init?(_ numerator: Int, _ denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  package static let standard = FrameRate(whole: 30)

  package var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}
