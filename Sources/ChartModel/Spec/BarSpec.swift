/// The footprint of bars, and how those at one place stand on each other.
package struct BarSpec: Sendable, Hashable {
  /// Along x.
  package var width: BarDimension
  /// Along z.
  package var depth: BarDimension
  package var stacking: BarStacking

  package init(
    width: BarDimension = .automatic, depth: BarDimension = .automatic,
    stacking: BarStacking = .unstacked
  ) {
    self.width = width
    self.depth = depth
    self.stacking = stacking
  }
}

/// How far a bar reaches along an axis of its footprint.
package enum BarDimension: Sendable, Hashable {
  /// Seven tenths of the step.
  case automatic
  /// In the units of the axis: seconds on one of dates, categories on one of categories.
  case fixed(Double)
  /// A part of the step: of a category, or of the least distance between two bars.
  case ratio(Double)

  /// A length that no bar can have; nil where it is one above 0.
  var unusable: Double? {
    switch self {
    case .automatic: nil
    case .fixed(let length), .ratio(let length): length.isFinite && length > 0 ? nil : length
    }
  }
}

/// What becomes of bars at one place.
package enum BarStacking: String, Sendable, Hashable {
  /// Each stands on the floor.
  case unstacked
  /// Each stands on those before it: what is positive rises from zero, what is negative hangs down.
  case standard
  /// As the standard, as parts of the sum of all sizes at the place.
  case normalized
  /// One on the other by size, the middle of all at zero.
  case center
}
