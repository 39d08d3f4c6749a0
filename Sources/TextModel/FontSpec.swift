/// A request for a typeface: what a label asks for.
package struct FontSpec: Sendable, Hashable {
  /// A family name known to fontconfig; nil for the default sans serif.
  package var family: String?
  /// Points.
  package var size: Double
  /// 100...900; 400 is regular, 600 semibold, 700 bold.
  package var weight: Int

  package init(family: String? = nil, size: Double, weight: Int = 400) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}
