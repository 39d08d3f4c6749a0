/// A face in a font file and, where the font is variable, the place in its design space.
package struct FontFile: Sendable, Hashable {
  package var path: String
  /// Which face of a collection; 0 in a plain font file.
  package var index: Int
  /// Which of a variable font's named instances, from 0; nil for the default one.
  package var instance: Int?
  /// Axis settings in CSS's manner, such as `wght=600,wdth=100`; empty for none.
  package var variations: String

  package init(path: String, index: Int = 0, instance: Int? = nil, variations: String = "") {
    self.path = path
    self.index = index
    self.instance = instance
    self.variations = variations
  }
}
