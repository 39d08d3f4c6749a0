/// Marks of a plane that reach over a stretch of each axis: rectangles, bars and rules.
package struct ResolvedPlaneSpans: Sendable {
  package var mark: Mark
  /// Where they start, or stand, and their look.
  package var starts: ResolvedPoints
  package var x: ResolvedReach
  package var y: ResolvedReach
  /// Points.
  package var cornerRadius: Varying<Double>?
  /// Whether gradients lie over the plot, not over each mark.
  package var alignsWithPlot = false

  /// How they reach along an axis.
  package subscript(axis: PositionAxis) -> ResolvedReach { axis == .y ? y : x }
}

/// How marks reach along an axis of a plane.
package struct ResolvedReach: Sendable {
  /// Where they end; nil for marks with a single value.
  package var ends: [Double]?
  /// Where `ends` are no data but points from a place in the plot.
  package var anchor: PlotAnchor?
  /// Of marks with a single value, or within a range that stands for a step.
  package var length: Varying<MarkLength>?
  /// Whether a single value is where they end, and the axis' own start where they begin.
  package var isFromStart = false
}

/// The part of a step that each of some marks of a plane has.
package struct ResolvedDodge: Sendable {
  /// Along which axis they stand beside each other.
  package var axis: PositionAxis
  /// Which part each mark has, counted from 0; below that where it has none.
  package var parts: [Int32]
  /// How many there are.
  package var count: Int
  package var span: MarkLength
}
