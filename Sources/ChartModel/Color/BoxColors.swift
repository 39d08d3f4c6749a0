import RenderModel

/// The colours of the box: its walls and lines.
struct BoxColors {
  /// The fill of the walls; nil where there is none.
  var wall: RGBA8?
  var gridLine: RGBA8
  /// The edges that carry labels, and ticks.
  var axisLine: RGBA8

  /// On screens walls and lines are veils over whatever is behind; in print, where a veil is a raster
  /// of dots, lines are solid and walls are paper.
  init(_ theme: Theme, _ light: LightSpec) {
    guard light == .flat else {
      self.init(wall: theme.wall, gridLine: theme.gridLine, axisLine: theme.axisLine)
      return
    }
    self.init(
      wall: nil, gridLine: RGBA8(gray: theme == .light ? 204 : 82),
      axisLine: theme.axisTitle)
  }

  private init(wall: RGBA8?, gridLine: RGBA8, axisLine: RGBA8) {
    self.wall = wall
    self.gridLine = gridLine
    self.axisLine = axisLine
  }
}
