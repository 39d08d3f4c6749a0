import TextModel

/// A line of text and its look.
package struct TextLine: Sendable, Hashable {
  package var string: String
  /// nil for that of what is around it.
  package var font: FontSpec?
  /// nil for that of what is around it.
  package var color: ColorSpec?

  package init(string: String, font: FontSpec? = nil, color: ColorSpec? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }
}
