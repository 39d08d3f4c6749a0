import Glibc

/// The way of a spring of mass 1 that is let go, until it has settled.
///
/// With a perceptual duration d its stiffness is (2π/d)² and its damping (1 - bounce) 4π/d, so that
/// the damping ratio is 1 - bounce. Source: "Animate with springs", WWDC 2023; `Spring` in SwiftUI.
package struct SpringEasing: Sendable, Hashable {
  /// 0 does not swing; near 1 it would swing for ever.
  package let bounce: Double

  /// SwiftUI's perceptual duration where none is asked for, in seconds.
  package static let standardDuration = 0.5
  /// As close to the end as counts as settled: the epsilon of `Spring.settlingDuration`.
  private static let rest = 0.001
  private static let bounces = 0.0...0.9

  /// - Parameter bounce: held to 0...0.9.
  package init(bounce: Double) {
    let limits = SpringEasing.bounces
    self.bounce =
      bounce.isFinite ? min(max(bounce, limits.lowerBound), limits.upperBound) : 0
  }

  /// How long it takes to settle, over the perceptual duration.
  package var settling: Double { settlingPhase / (2 * .pi) }

  /// The same in units of 1 / (2π/d).
  ///
  /// With a damping ratio z below 1 what is left of the way after t is at most
  /// e^(-zt) min(1 + zt, 1 / sqrt(1 - z²)), and less than `rest` where either bound says so;
  /// (1 + y) e^-y is `rest` at y = 9.23341.
  private var settlingPhase: Double {
    let damping = 1 - bounce
    let slow = 9.23341 / damping
    guard damping < 1 else { return slow }
    return min(slow, -log(SpringEasing.rest * (1 - damping * damping).squareRoot()) / damping)
  }

  /// The share of the way at a share of the time to settling.
  ///
  /// What is left in the end, a thousandth, is spread over the time, so that it ends at 1.
  func way(at time: Double) -> Double {
    let phase = settlingPhase
    return 1 - left(at: time * phase) + time * left(at: phase)
  }

  /// What is left of the way at a phase.
  private func left(at phase: Double) -> Double {
    let damping = 1 - bounce
    let swing = (1 - damping * damping).squareRoot()
    // sin(swing phase) / swing, which is the phase where nothing swings.
    let sine = swing * phase < 1e-8 ? phase : sin(swing * phase) / swing
    return exp(-damping * phase) * (cos(swing * phase) + damping * sine)
  }
}
