import ChartModel

/// What fills shapes and colours marks: a colour, a gradient, or a style made of others.
///
/// Conform by writing `resolve(in:)`, which may look at the environment.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` where it is drawn as it is.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as plain values.
  static func _paint(_ style: Self, in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// The paint of the style that this one stands for.
  public static func _paint(_ style: Self, in environment: EnvironmentValues) -> _Paint {
    Resolved._paint(style.resolve(in: environment), in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: the style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    neverBody(Self.self)
  }
}

extension Never: ShapeStyle {
  /// `Never` stands for itself.
  public typealias Resolved = Never
}

/// A shape style as plain values.
public struct _Paint: Hashable, Sendable {
  /// A colour, or a gradient and how it lies.
  package enum Value: Hashable, Sendable {
    case color(ColorSpec)
    case gradient(GradientSpec, GradientGeometry)
  }

  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// The colour, or a gradient's first, where only a colour can be drawn.
  package var color: ColorSpec? {
    switch value {
    case .color(let color): color
    case .gradient(let gradient, _): gradient.stops.first?.color
    }
  }

  /// The same paint, more see-through.
  func multiplyingOpacity(by factor: Double) -> _Paint {
    switch value {
    case .color(let color):
      _Paint(.color(color.multiplyingOpacity(by: factor)))
    case .gradient(let gradient, let geometry):
      _Paint(
        .gradient(
          GradientSpec(
            stops: gradient.stops.map {
              .init(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
            }
          ),
          geometry
        )
      )
    }
  }
}
