import RenderModel
import Testing

@testable import GLESRenderer

@Suite struct TileTests {
  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 100, height: 50), TileLimit(side: 100)),
    (PixelRect(x: 7, y: 9, width: 101, height: 50), TileLimit(side: 100)),
    (PixelRect(x: 0, y: 0, width: 33, height: 65), TileLimit(side: 8)),
    (PixelRect(x: 0, y: 0, width: 1000, height: 1000), TileLimit(side: 1000, area: 5000)),
    (PixelRect(x: 0, y: 0, width: 3, height: 2), TileLimit(side: 1)),
  ])
  func tilesCoverTheRectangleOnce(_ rect: PixelRect, _ limit: TileLimit) {
    let tiles = rect.tiles(limit)
    var counts = [Int](repeating: 0, count: rect.width * rect.height)
    for tile in tiles {
      #expect(tile.width <= limit.side && tile.height <= limit.side)
      #expect(tile.width * tile.height <= limit.area)
      for y in tile.y..<tile.y + tile.height {
        for x in tile.x..<tile.x + tile.width {
          counts[(y - rect.y) * rect.width + x - rect.x] += 1
        }
      }
    }
    #expect(counts.allSatisfy { $0 == 1 })
  }

  @Test func whatFitsIsOneTile() {
    let rect = PixelRect(x: 0, y: 0, width: 3840, height: 2160)
    #expect(rect.tiles(TileLimit(side: 16384)) == [rect])
    #expect(
      PixelRect(x: 0, y: 0, width: 7680, height: 4320).tiles(TileLimit(side: 16384)).count == 2
    )
  }
}
