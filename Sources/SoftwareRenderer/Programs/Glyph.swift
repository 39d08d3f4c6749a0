// Shaders/programs/glyph.vert and glyph.frag: rectangles of the atlas, texel for pixel.

import RenderModel

extension TileRenderer {
  /// Blends a glyph: its alpha is the atlas's coverage times the colour's alpha.
  func blend(_ glyph: GlyphInstance) {
    let atlas = plan.atlas
    let area = glyph.bounds.intersection(tile)
    if area.isEmpty { return }
    let source = glyph.color.premultiplied
    let toAtlasX = Int(glyph.atlasX) - Int(glyph.left)
    let toAtlasY = Int(glyph.atlasY) - Int(glyph.top)
    atlas.coverage.withUnsafeBufferPointer { texels in
      for y in area.y0...area.y1 {
        let row = y + toAtlasY
        if row >= atlas.height || (row + 1) * atlas.width > texels.count { break }
        let pixel = (y - tile.y0) << TileGrid.shift - tile.x0
        for x in area.x0...min(area.x1, max(atlas.width - 1 - toAtlasX, area.x0)) {
          let column = x + toAtlasX
          if column >= atlas.width { break }
          let texel = texels[row * atlas.width + column]
          if texel == 0 { continue }
          buffers.blend(pixel + x, 15, source * (Float(texel) * (1 / 255)))
        }
      }
    }
  }
}
