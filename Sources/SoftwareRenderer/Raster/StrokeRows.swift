/// The pixels near a stroke, row by row: those within a distance of its line and within the rectangle
/// round it.
struct StrokeRows {
  /// The rows and columns that the stroke may touch.
  let area: PixelBounds
  /// Where its line passes the top of the tile, and how far x goes with each row.
  private let x: Float
  private let slope: Float
  /// Half the width of the stroke along a row.
  private let half: Float
  /// Whether it is so flat that a row may hold much of it: then every row is as wide as the area.
  private let isFlat: Bool
  /// The tile's first row, from which rows are counted.
  private let top: Int

  /// - Parameters:
  ///   - distance: from the line, of the farthest places that are asked for.
  ///   - tile: what is drawn.
  @inline(__always)
  init(_ s: ScreenSegment, within distance: Float, tile: PixelBounds) {
    let endX = s.x + s.alongX * s.length
    let endY = s.y + s.alongY * s.length
    let around = PixelBounds(
      floorInt(lower(s.x, endX) - distance), floorInt(lower(s.y, endY) - distance),
      floorInt(higher(s.x, endX) + distance), floorInt(higher(s.y, endY) + distance))
    area = around.intersection(tile)
    isFlat = abs(s.alongY) < 0.002
    slope = isFlat ? 0 : s.alongX / s.alongY
    // From the tile on, so that places keep their precision in large images.
    x = s.x + (Float(tile.y0) - s.y) * slope
    // The rest is more than rounding takes: places are known to 1/256 of a pixel in any image.
    half = isFlat ? 0 : distance / abs(s.alongY) + 0.0625 + abs(slope) / 256
    top = tile.y0
  }

  /// The first and the last column of a row of the area; none where the last lies before the first.
  @inline(__always)
  func columns(_ y: Int) -> (first: Int, last: Int) {
    if isFlat { return (area.x0, area.x1) }
    let above = x + Float(y - top) * slope
    let below = above + slope
    return (
      max(area.x0, floorInt(lower(above, below) - half)),
      min(area.x1, floorInt(higher(above, below) + half))
    )
  }
}
