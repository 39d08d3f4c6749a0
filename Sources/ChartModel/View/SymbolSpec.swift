import TextModel

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
