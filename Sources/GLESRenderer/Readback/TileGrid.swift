import RenderModel

/// The most that is drawn at once.
package struct TileLimit: Sendable, Hashable {
  /// The longest side, in pixels.
  package var side: Int
  /// The area, in pixels: four samples of colour and depth take 32 bytes of each.
  package var area: Int

  /// Half a gigabyte, and a picture of 3840x2160 in one piece.
  package static let standardArea = 1 << 24

  package init(side: Int, area: Int = standardArea) {
    self.side = max(1, side)
    self.area = max(1, area)
  }
}

extension PixelRect {
  /// The tiles that make up the rectangle: in rows from the top, as wide as can be.
  func tiles(_ limit: TileLimit) -> [PixelRect] {
    let columns = (width + limit.side - 1) / limit.side
    let tileWidth = (width + columns - 1) / columns
    let tallest = max(1, min(limit.side, limit.area / tileWidth))
    let rows = (height + tallest - 1) / tallest
    let tileHeight = (height + rows - 1) / rows
    return stride(from: 0, to: height, by: tileHeight).flatMap { top in
      stride(from: 0, to: width, by: tileWidth).map { left in
        PixelRect(
          x: x + left,
          y: y + top,
          width: min(tileWidth, width - left),
          height: min(tileHeight, height - top)
        )
      }
    }
  }
}
