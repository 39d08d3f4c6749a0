import ChartModel

/// How a change is shown over time.
///
/// A picture shows the values as they are in the end; a sequence of pictures can follow the curve.
public struct Animation: Hashable, Sendable {
  /// From a share of the time to a share of the way.
  package let easing: Easing
  /// From the start to the end; of a spring until it has settled.
  package let seconds: Double

  /// A curve that takes some time; none where the time is not one that can pass.
  private init(_ easing: Easing, seconds: Double = Animation.standardSeconds) {
    self.easing = easing
    self.seconds = seconds.isFinite ? max(0, seconds) : 0
  }

  /// A spring with a perceptual duration in seconds, after which it mostly has arrived.
  private init(springDuration: Double, bounce: Double) {
    let spring = SpringEasing(bounce: bounce)
    self.init(.spring(spring), seconds: springDuration * spring.settling)
  }

  /// How long a curve takes where nothing else is said; source: the documentation of SwiftUI.
  private static let standardSeconds = 0.35

  /// As a spring that does not swing.
  public static let `default` = smooth
  /// Slow at both ends.
  public static let easeInOut = Animation(.easeInOut)
  /// Slow at first.
  public static let easeIn = Animation(.easeIn)
  /// Slow in the end.
  public static let easeOut = Animation(.easeOut)
  /// Equally fast.
  public static let linear = Animation(.linear)
  /// As a spring moves.
  public static let spring = smooth
  /// As a spring that does not swing.
  public static let smooth = smooth()
  /// As a spring that swings a little.
  public static let snappy = snappy()
  /// As a spring that swings.
  public static let bouncy = bouncy()

  /// Slow at both ends, over some seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, seconds: duration)
  }

  /// Slow at first, over some seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.easeIn, seconds: duration)
  }

  /// Slow in the end, over some seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.easeOut, seconds: duration)
  }

  /// Equally fast, over some seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.linear, seconds: duration)
  }
}

extension Animation {
  /// Along a cubic Bézier curve, by its two control points; the first coordinates, of time, are
  /// held to 0...1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    func held(_ time: Double) -> Double { min(max(time, 0), 1) }
    let curve = CubicEasing(held(p1x), p1y, held(p2x), p2y)
    return Animation(curve.map(Easing.cubic) ?? .linear, seconds: duration)
  }

  /// As a spring moves.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds.
  ///   - bounce: from 0, which does not swing, to 0.9.
  ///   - blendDuration: has no effect, as nothing comes before.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(springDuration: duration, bounce: bounce)
  }

  /// As a spring that does not swing, or as much as the extra bounce says.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(springDuration: duration, bounce: extraBounce)
  }

  /// As a spring that swings a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(springDuration: duration, bounce: 0.15 + extraBounce)
  }

  /// As a spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(springDuration: duration, bounce: 0.3 + extraBounce)
  }
}

/// Changes state at once; in a picture nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Has no effect in a picture, in which nothing moves.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }
}
