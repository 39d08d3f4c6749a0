import ChartModel

/// A shape with a style of its own.
nonisolated struct ShapeView<S: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: S
  let style: Style
  var stroke: StrokeSpec?
  var fillsMargins = false

  @MainActor static func _lower(_ view: Self, into lowering: inout _ViewLowering) {
    lowering.addShape(
      S._outline(view.shape), paint: Style._paint(view.style, in: lowering.environment),
      stroke: view.stroke, fillsMargins: view.fillsMargins)
  }
}

extension _ViewLowering {
  /// Adds a shape; of a gradient, in which shapes cannot be drawn, the first colour.
  mutating func addShape(
    _ outline: _Outline, paint: _Paint, stroke: StrokeSpec? = nil, fillsMargins: Bool = false
  ) {
    if case .gradient = paint.value {
      diagnostics.note(
        .other("a shape cannot be filled with a gradient; it has the gradient's first colour"))
    }
    var shape = ShapeSpec(
      outline.value, color: paint.color ?? .system(.primary, opacity: 1), stroke: stroke,
      theme: environment.theme)
    shape.fillsMargins = fillsMargins
    add(.shape(shape))
  }
}
