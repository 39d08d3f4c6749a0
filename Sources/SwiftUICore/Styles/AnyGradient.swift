import ChartModel

/// A gradient of any kind of colours, which a style lays out.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The same gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient.mixed(in: space))
  }

  /// Used as a style, a gradient runs from top to bottom.
  public static func _paint(_ style: AnyGradient, in environment: EnvironmentValues) -> _Paint {
    Gradient._paint(style.gradient, in: environment)
  }
}

extension Color {
  /// How much white the colour's own gradient has at its top.
  private static let highlight = 0.22

  /// From a lighter form of the colour at the top to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: Self.highlight), self]))
  }
}

extension Gradient {
  /// In which space colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The encoded components of the picture.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which mixtures look even: OKLab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The same gradient with its colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(mixed(in: space))
  }

  /// Between two colours that are not mixed in OKLab, as ramps are.
  private static let deviceSteps = 16

  fileprivate func mixed(in space: ColorSpace) -> Gradient {
    guard !space.isPerceptual, let first = stops.first else { return self }
    var mixed = [first]
    for (before, after) in zip(stops, stops.dropFirst()) {
      for step in 1...Self.deviceSteps {
        let t = Double(step) / Double(Self.deviceSteps)
        mixed.append(
          Stop(
            color: step == Self.deviceSteps
              ? after.color : before.color.mix(with: after.color, by: t, in: .device),
            location: before.location + (after.location - before.location) * t))
      }
    }
    return Gradient(stops: mixed)
  }
}
