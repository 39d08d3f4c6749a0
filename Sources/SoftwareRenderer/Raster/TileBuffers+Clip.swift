/// Pixels of a tile as they were before a layer that may not touch them.
struct ProtectedPixels {
  fileprivate struct Pixel {
    var index: Int
    var color: SIMD4<Float>
    var isSplit: UInt8
    var samples: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  }

  fileprivate var pixels: [Pixel] = []
}

extension TileBuffers {
  /// The pixels of a tile that lie outside a layer's clip: few tiles have any, so they are put aside
  /// and back, and no rasteriser needs to ask.
  func pixels(of tile: PixelBounds, outside clip: PixelBounds) -> ProtectedPixels {
    var protected = ProtectedPixels()
    for y in tile.y0...tile.y1 {
      for x in tile.x0...tile.x1
      where x < clip.x0 || x > clip.x1 || y < clip.y0 || y > clip.y1 {
        let index = (y - tile.y0) << TileGrid.shift + x - tile.x0
        let own = samples + index * 4
        protected.pixels.append(
          ProtectedPixels.Pixel(
            index: index,
            color: color[index],
            isSplit: isSplit[index],
            samples: (own[0], own[1], own[2], own[3])
          )
        )
      }
    }
    return protected
  }

  func restore(_ protected: ProtectedPixels) {
    for pixel in protected.pixels {
      color[pixel.index] = pixel.color
      isSplit[pixel.index] = pixel.isSplit
      let own = samples + pixel.index * 4
      (own[0], own[1], own[2], own[3]) = pixel.samples
    }
  }
}
