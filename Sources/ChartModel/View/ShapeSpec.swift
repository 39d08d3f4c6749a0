import TextModel

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

/// A stroke along an outline.
package struct StrokeSpec: Sendable, Hashable {
  /// Points.
  package var width: Double
  /// Whether all of it lies in the outline, instead of half.
  package var isInside: Bool

  package init(width: Double, isInside: Bool) {
    self.width = width
    self.isInside = isInside
  }
}

/// The form of a shape in its frame.
package enum ShapeOutline: Sendable, Hashable {
  case rectangle
  /// Points.
  case roundedRectangle(radius: Double)
  /// As large as fits, in the middle.
  case circle
  case capsule
  case ellipse
  /// A convex polygon, in fractions of the frame from the top left.
  case polygon([SIMD2<Double>])
}

/// A drawn symbol, which stands beside text of its font.
package struct SymbolSpec: Sendable, Hashable {
  /// As asked for.
  package var name: String
  package var outline: ShapeOutline
  package var isFilled: Bool
  /// nil for that of texts that set none.
  package var font: FontSpec?
  package var color: ColorSpec
  /// nil for the page's.
  package var theme: Theme?
  /// Whether it takes the room it is offered.
  package var isResizable = false

  package init(
    name: String, outline: ShapeOutline, isFilled: Bool, font: FontSpec?, color: ColorSpec,
    theme: Theme?
  ) {
    self.name = name
    self.outline = outline
    self.isFilled = isFilled
    self.font = font
    self.color = color
    self.theme = theme
  }
}
