import TextModel

/// A text and its look: a line, or several where it has line breaks or is wrapped.
package struct TextLine: Sendable, Hashable {
  package var string: String
  /// nil for that of what is around it.
  package var font: FontSpec?
  /// nil for that of what is around it.
  package var color: ColorSpec?
  /// nil for the page's.
  package var theme: Theme?
  /// The most lines that it takes; nil for as many as it needs.
  package var lineLimit: Int?
  /// Where lines that are shorter than the longest stand: 0 leading, 0.5 in the middle, 1 trailing.
  package var lineAlignment = 0.0

  package init(string: String, font: FontSpec? = nil, color: ColorSpec? = nil) {
    self.string = string
    self.font = font
    self.color = color
  }

  /// The font of texts that set none: Apple's body.
  package static let standardFont = FontSpec(size: 17)
}
