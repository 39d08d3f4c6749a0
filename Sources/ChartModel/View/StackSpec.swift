/// How views lie one after the other, or one over the other.
package struct StackSpec: Sendable, Hashable {
  package enum Direction: String, Sendable, Hashable {
    case horizontal
    case vertical
    /// Toward the viewer.
    case depth
  }

  package var direction: Direction
  package var alignment: AlignmentSpec
  /// Between neighbours, in points; nil for the standard.
  package var spacing: Double?

  package init(
    _ direction: Direction, alignment: AlignmentSpec = .center, spacing: Double? = nil
  ) {
    self.direction = direction
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Between neighbours where nothing is said.
  package static let standardSpacing = 8.0
}
