import CFreeType

/// FreeType's library handle, made when a glyph is first drawn and alive as long as any face.
final class FreeTypeLibrary {
  private var library: FT_Library?
  private var tried = false

  /// Nil where FreeType cannot start.
  var handle: FT_Library? {
    if !tried {
      tried = true
      if FT_Init_FreeType(&library) != 0 { library = nil }
    }
    return library
  }

  deinit {
    if let library { FT_Done_FreeType(library) }
  }
}
