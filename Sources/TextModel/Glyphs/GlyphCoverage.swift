import CFreeType

/// A glyph drawn: one byte of coverage a pixel, rows from the top.
struct GlyphCoverage {
  /// The left and top edge in pixels from the origin's pixel, y down.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// The largest size drawn, in pixels per em; a bigger glyph would not fit a texture.
  static let greatestSize = 8192.0

  /// Draws a glyph; nil where the face has no outline for it.
  ///
  /// A blank has no pixels. Hinting is FreeType's light mode: outlines move only vertically, to put
  /// base line and x-height on whole pixels, and advances stay as they are. It is done before the
  /// turn, so that text reading upward is as crisp as upright text.
  init?(_ key: GlyphKey, face: FontFace) {
    guard let rasterizer = face.freeTypeFace(),
      FT_Set_Char_Size(rasterizer, 0, Int(key.size), 72, 72) == 0,
      FT_Load_Glyph(rasterizer, key.glyph, FT_Int32(FT_LOAD_NO_BITMAP) | lightHinting) == 0,
      let slot = rasterizer.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    key.turn.apply(to: &slot.pointee.outline)
    FT_Outline_Translate(&slot.pointee.outline, Int(key.eighthX) * 8, -Int(key.eighthY) * 8)
    self.init(&slot.pointee.outline, library: face.library.handle)
  }

  private init?(_ outline: inout FT_Outline, library: FT_Library?) {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    (self.left, self.top) = (left, -top)
    (width, height) = (max(0, right - left), max(0, top - bottom))
    // The rasteriser's own limit.
    guard width < 32768, height < 32768 else { return nil }
    bytes = Array(repeating: 0, count: width * height)
    if bytes.isEmpty { return }
    FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
    let (rows, columns) = (UInt32(height), UInt32(width))
    let error = bytes.withUnsafeMutableBufferPointer { target in
      var bitmap = FT_Bitmap()
      bitmap.rows = rows
      bitmap.width = columns
      bitmap.pitch = Int32(columns)
      bitmap.buffer = target.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    guard error == 0 else { return nil }
  }
}

/// `FT_LOAD_TARGET_LIGHT`, a macro that Swift cannot import.
private let lightHinting = FT_Int32(FT_RENDER_MODE_LIGHT.rawValue & 15) << 16
