import ChartModel
import Foundation

/// A circle in the middle of its frame.
nonisolated public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// A circle.
  public static func _outline(_ shape: Circle) -> _Outline { _Outline(.circle) }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}

  /// An ellipse.
  public static func _outline(_ shape: Ellipse) -> _Outline { _Outline(.ellipse) }
}

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// A rectangle.
  public static func _outline(_ shape: Rectangle) -> _Outline { _Outline(.rectangle) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: Shape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// The form of the corners; they are drawn as parts of a circle.
  public var style: RoundedCornerStyle

  /// A rectangle by the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle by the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with the smaller side of the corner as radius.
  public static func _outline(_ shape: RoundedRectangle) -> _Outline {
    let radius = min(shape.cornerSize.width, shape.cornerSize.height).finiteLength ?? 0
    return _Outline(.roundedRectangle(radius: max(0, radius)))
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape {
  /// The form of the ends; they are drawn as half circles.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// A capsule.
  public static func _outline(_ shape: Capsule) -> _Outline { _Outline(.capsule) }
}

/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// With a curvature that grows slowly.
  case continuous
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}
