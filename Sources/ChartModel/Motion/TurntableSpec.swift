import Diagnostics

/// A turn round the chart at one height and one speed.
package struct TurntableSpec: Sendable, Hashable {
  /// Degrees; nil begins at the chart's own azimuth.
  package var from: Double?
  /// Degrees, which the last frame reaches; nil makes one whole turn, whose last frame is the one
  /// before the first, so that it loops.
  package var to: Double?
  /// Degrees; nil keeps the chart's own.
  package var inclination: Double?

  /// Of a turn, in degrees.
  package static let angles = -36000.0...36000
  /// Degrees.
  package static let inclinations = -90.0...90

  package init(from: Double? = nil, to: Double? = nil, inclination: Double? = nil) {
    self.from = from
    self.to = to
    self.inclination = inclination
  }

  /// Throws where an angle is not a number, or out of bounds.
  package func check() throws(ReliefError) {
    for (name, value, range) in [
      ("begins at", from, TurntableSpec.angles), ("ends at", to, TurntableSpec.angles),
      ("has an inclination of", inclination, TurntableSpec.inclinations),
    ] {
      guard let value, !range.contains(value) else { continue }
      throw .usage(
        message: "the turn \(name) \(value) degrees; it may be from \(Int(range.lowerBound)) to "
          + "\(Int(range.upperBound))")
    }
  }

  /// How a chart is seen in a frame; the only frame of one shows the start.
  func shot(frame: Int, of timing: FrameTiming, base: Shot) -> Shot {
    var start = base
    if let from { start.pose.azimuth = from }
    if let inclination { start.pose.inclination = inclination }
    var end = start
    end.pose.azimuth = to ?? start.pose.azimuth + 360
    let way = to == nil ? Double(frame) / Double(timing.frameCount) : timing.share(of: frame)
    return start.moved(to: end, way: way, turning: .literal)
  }
}
