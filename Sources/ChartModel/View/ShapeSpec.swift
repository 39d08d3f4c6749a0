/// A shape that takes the room it is offered.
package struct ShapeSpec: Sendable, Hashable {
  package var outline: ShapeOutline
  package var color: ColorSpec
  /// The width of a stroke along the outline, in points; nil for a filled shape.
  package var stroke: StrokeSpec?
  /// nil for the page's.
  package var theme: Theme?
  /// Whether it goes on to the edge of the page where only the page's margin is between.
  package var fillsMargins = false

  package init(
    _ outline: ShapeOutline, color: ColorSpec, stroke: StrokeSpec? = nil, theme: Theme? = nil
  ) {
    self.outline = outline
    self.color = color
    self.stroke = stroke
    self.theme = theme
  }
}
