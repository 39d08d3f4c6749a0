import RenderModel

/// The grid of square tiles that the drawn rectangle is cut into, from its top left corner.
struct TileGrid {
  /// Pixels on a side.
  ///
  /// At 32 the depths and primitive numbers of all samples, 32 KB, stay in the
  /// first-level cache.
  static let side = 32
  static let shift = 5
  static let pixels = side * side

  let region: PixelRect
  let columns: Int
  let rows: Int

  init(_ region: PixelRect) {
    self.region = region
    columns = (region.width + TileGrid.side - 1) >> TileGrid.shift
    rows = (region.height + TileGrid.side - 1) >> TileGrid.shift
  }

  var count: Int { columns * rows }

  /// What is drawn, in pixels of the image.
  var bounds: PixelBounds {
    PixelBounds(
      region.x,
      region.y,
      region.x + region.width - 1,
      region.y + region.height - 1
    )
  }

  func bounds(ofTile index: Int) -> PixelBounds {
    let x = region.x + (index % columns) << TileGrid.shift
    let y = region.y + (index / columns) << TileGrid.shift
    return PixelBounds(x, y, x + TileGrid.side - 1, y + TileGrid.side - 1)
      .intersection(bounds)
  }
}
