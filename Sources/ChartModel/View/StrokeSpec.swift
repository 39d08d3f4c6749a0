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
