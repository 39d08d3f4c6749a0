import ChartModel

extension Color: PrimitiveView {
  /// Fills the room that it is offered; on the edge of the page, to the edge.
  @MainActor public static func _lower(_ view: Color, into lowering: inout _ViewLowering) {
    lowering.addShape(
      _Outline(.rectangle), paint: _paint(view, in: lowering.environment), fillsMargins: true)
  }
}
