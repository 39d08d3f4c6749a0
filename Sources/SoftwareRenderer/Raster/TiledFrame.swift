import Parallel

/// A frame whose primitives are sorted into tiles: what is left is to draw them, in any order.
struct TiledFrame {
  let plan: FramePlan
  let grid: TileGrid
  let bins: Binner.Bins
  /// The encoded sRGB byte as linear light.
  let linear: UnsafePointer<Float>

  /// Draws some rows of tiles.
  ///
  /// - Parameters:
  ///   - tileRows: of the grid, from the top.
  ///   - output: takes these rows alone, as wide as the region, in premultiplied RGBA.
  func draw(
    tileRows: Range<Int>, to output: UnsafeMutablePointer<UInt8>, threads: Int
  ) {
    let picture = TilePicture(
      bytes: output, x: grid.region.x,
      y: grid.region.y + tileRows.lowerBound * TileGrid.side, width: grid.region.width)
    let first = tileRows.lowerBound * grid.columns
    parallelFor(
      tileRows.count * grid.columns,
      threads: threads,
      worker: { TileRenderer(self, into: picture) },
      done: { $0.deallocate() },
      { worker, tile in worker.draw(tile: first + tile) }
    )
  }
}

/// The memory that tiles are written to: whole rows of the image.
struct TilePicture {
  let bytes: UnsafeMutablePointer<UInt8>
  /// The image's pixel at the first byte.
  let x: Int
  let y: Int
  /// Pixels of a row.
  let width: Int
}
