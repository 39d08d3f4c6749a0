import RenderModel

/// Vertices that are joined to lines.
package struct ResolvedLines: Sendable {
  package var vertices: ResolvedPoints
  /// The line of each vertex, counted from 0; nil where all are one.
  package var series: [Int32]?
  /// Where the colour follows a number along the line.
  package var ramp: DataRamp?
  package var interpolation = Interpolation.linear
  /// Whether gradients lie over the plot of a plane, not over each line.
  package var alignsWithPlot = false
  /// Whether vertices have symbols too, in a plane.
  package var hasSymbols = false
  /// For each vertex the number of its dashes in `LineSpec.dashes`, in a plane; nil for the style's own.
  package var dashes: [Int32]?
  /// Whether the vertices are those of a function, so that gaps are its own.
  package var isSampled = false
}

/// Vertices of a plane with what is between their two ends.
package struct ResolvedAreas: Sendable {
  /// Where they start: along the value axis at the baseline, or on other areas.
  package var starts: ResolvedPoints
  /// Where they end on the value axis.
  package var ends: [Double]
  /// The axis on which they have two ends.
  package var valueAxis: PositionAxis
  /// The area of each vertex, counted from 0; nil where all are one.
  package var series: [Int32]?
  package var interpolation = Interpolation.linear
  /// Whether gradients lie over the plot, not over each area.
  package var alignsWithPlot = false
  /// Whether the vertices are those of a function, so that gaps are its own.
  package var isSampled = false
}

/// Texts at places of the plot.
package struct ResolvedTexts: Sendable {
  package var places: ResolvedPoints
  package var spec: TextMarkSpec
  /// Whether the foreground was declared, so that it colours the letters.
  package var hasOwnColor: Bool
}
