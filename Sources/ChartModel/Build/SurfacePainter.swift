/// What is drawn of a surface, and how.
struct SurfacePainter {
  /// The lines of a surface's own grid, in plot space.
  struct GridLines {
    var x: [Double]
    var z: [Double]
  }

  let look: SurfaceLook
  /// A word for dumps and messages.
  let place: String
  /// nil where there is no grid.
  let gridLines: GridLines?
}
