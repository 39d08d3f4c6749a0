import ChartModel
import Foundation

/// Colours at places along a line.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Colours at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    stops = GradientSpec(colors: colors.map(\.spec)).stops.map {
      Stop(color: Color($0.color), location: CGFloat($0.location))
    }
  }

  /// Used as a style, a gradient runs from top to bottom.
  public static func _paint(_ style: Gradient, in environment: EnvironmentValues) -> _Paint {
    let top = UnitPoint.top.vector
    let bottom = UnitPoint.bottom.vector
    return _Paint(.gradient(style.spec, .linear(start: top, end: bottom)))
  }

  /// The gradient as plain values.
  package var spec: GradientSpec {
    GradientSpec(
      stops: stops.map { GradientSpec.Stop(color: $0.color.spec, location: Double($0.location)) }
    )
  }
}
