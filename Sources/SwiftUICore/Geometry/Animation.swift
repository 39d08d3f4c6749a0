/// How a change is shown over time.
///
/// A picture shows the values as they are in the end.
public struct Animation: Hashable, Sendable {
  private var curve: String
  private var duration: Double?

  /// As the surroundings see fit.
  public static let `default` = Animation(curve: "default")
  /// Slow at both ends.
  public static let easeInOut = Animation(curve: "easeInOut")
  /// Slow at first.
  public static let easeIn = Animation(curve: "easeIn")
  /// Slow in the end.
  public static let easeOut = Animation(curve: "easeOut")
  /// Equally fast.
  public static let linear = Animation(curve: "linear")
  /// As a spring moves.
  public static let spring = Animation(curve: "spring")
  /// As a spring that does not swing.
  public static let smooth = Animation(curve: "smooth")
  /// As a spring that swings a little.
  public static let snappy = Animation(curve: "snappy")
  /// As a spring that swings.
  public static let bouncy = Animation(curve: "bouncy")

  /// Slow at both ends, over some seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: "easeInOut", duration: duration)
  }

  /// Slow at first, over some seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(curve: "easeIn", duration: duration)
  }

  /// Slow in the end, over some seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(curve: "easeOut", duration: duration)
  }

  /// Equally fast, over some seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: "linear", duration: duration)
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
