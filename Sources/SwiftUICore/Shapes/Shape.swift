import ChartModel
import Foundation

/// A form that takes the room that it is offered.
///
/// There are the shapes that this module has; a shape of the user's own cannot be drawn.
public protocol Shape: View, Sendable {
  /// The form as plain values.
  nonisolated static func _outline(_ shape: Self) -> _Outline
}

/// A form as plain values.
public struct _Outline: Hashable, Sendable {
  package var value: ShapeOutline

  package init(_ value: ShapeOutline) {
    self.value = value
  }
}

/// What a shape is when it stands as a view: filled with the colour of text.
nonisolated public struct _ShapeBody<S: Shape>: PrimitiveView {
  let shape: S

  /// Adds the filled shape.
  @MainActor public static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    let paint =
      lowering.environment.foregroundPaint ?? _Paint(.color(.system(.primary, opacity: 1)))
    lowering.addShape(S._outline(view.shape), paint: paint)
  }
}

extension Shape {
  /// The shape, filled with the colour of text.
  public var body: _ShapeBody<Self> { _ShapeBody(shape: self) }

  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    ShapeView(shape: self, style: content)
  }

  /// Draws a line along the edge of the shape, half of it outside.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    ShapeView(
      shape: self, style: content,
      stroke: StrokeSpec(width: Double(lineWidth), isInside: false))
  }

  /// Draws a line inside the edge of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    ShapeView(
      shape: self, style: content,
      stroke: StrokeSpec(width: Double(lineWidth), isInside: true))
  }
}
