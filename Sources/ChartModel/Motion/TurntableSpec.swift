/// A turn round the chart at one height and one speed.
package struct TurntableSpec: Sendable, Hashable {
  /// Degrees; nil begins at the chart's own azimuth.
  package var from: Double?
  /// Degrees, which the last frame reaches; nil makes one whole turn, whose last frame is the one
  /// before the first, so that it loops.
  package var to: Double?
  /// Degrees; nil keeps the chart's own.
  package var inclination: Double?

  package init(from: Double? = nil, to: Double? = nil, inclination: Double? = nil) {
    self.from = from
    self.to = to
    self.inclination = inclination
  }

  func shot(frame: Int, of timing: FrameTiming, base: Shot) -> Shot {
    let start = from ?? base.pose.azimuth
    let (turn, steps) = to.map { ($0 - start, timing.frameCount - 1) } ?? (360, timing.frameCount)
    var shot = base
    shot.pose.azimuth = start + turn * Double(frame) / Double(max(1, steps))
    if let inclination { shot.pose.inclination = inclination }
    return shot
  }
}
