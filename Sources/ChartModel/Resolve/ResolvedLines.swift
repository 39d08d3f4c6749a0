import RenderModel

/// Vertices that are joined to lines.
package struct ResolvedLines: Sendable {
  package var vertices: ResolvedPoints
  /// The line of each vertex, counted from 0; nil where all are one.
  package var series: [Int32]?
  /// Where the colour follows a number along the line.
  package var ramp: DataRamp?
}

/// Texts at places of the plot.
package struct ResolvedTexts: Sendable {
  package var places: ResolvedPoints
  package var spec: TextMarkSpec
  /// Whether the foreground was declared, so that it colours the letters.
  package var hasOwnColor: Bool
}
