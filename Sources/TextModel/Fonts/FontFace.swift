import CFreeType
import CHarfBuzz

/// One face: its outlines mapped from the file, shaped by HarfBuzz, drawn by FreeType.
///
/// All measures are in em: unhinted, so that a layout does not depend on the pixel scale.
final class FontFace {
  let file: FontFile
  /// HarfBuzz's view, in font units.
  let shaper: OpaquePointer
  let unitsPerEm: Double
  /// From the baseline up, and down, in em.
  let ascent: Double
  let descent: Double

  private let blob: OpaquePointer
  let library: FreeTypeLibrary
  private var rasterizer: FT_Face?
  private var triedRasterizer = false

  /// Nil where the file cannot be read or is not a font.
  init?(_ file: FontFile, library: FreeTypeLibrary) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    let face = hb_face_create(blob, UInt32(clamping: file.index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let shaper = hb_font_create(face) else {
      hb_blob_destroy(blob)
      return nil
    }
    let units = Double(max(1, hb_face_get_upem(face)))
    applyVariations(file, to: shaper)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(shaper, &extents)
    self.file = file
    self.library = library
    self.blob = blob
    self.shaper = shaper
    unitsPerEm = units
    let hasExtents = extents.ascender > 0
    ascent = hasExtents ? Double(extents.ascender) / units : EstimatedText.ascent
    descent = hasExtents ? max(0, -Double(extents.descender) / units) : EstimatedText.descent
  }

  deinit {
    if let rasterizer { FT_Done_Face(rasterizer) }
    hb_font_destroy(shaper)
    hb_blob_destroy(blob)
  }

  /// The glyph that the face's character map gives; nil where it has none.
  func nominalGlyph(_ codePoint: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(shaper, codePoint, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// FreeType's view of the same bytes, made when a glyph is first drawn.
  func freeTypeFace() -> FT_Face? {
    if triedRasterizer { return rasterizer }
    triedRasterizer = true
    var length: UInt32 = 0
    guard let library = library.handle, let data = hb_blob_get_data(blob, &length) else {
      return nil
    }
    let index = file.index | (file.instance.map { ($0 + 1) << 16 } ?? 0)
    let bytes = UnsafeRawPointer(data).assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, bytes, Int(length), index, &rasterizer) == 0 else {
      return nil
    }
    if let rasterizer { copyDesignCoordinates(to: rasterizer) }
    return rasterizer
  }

  /// Sets FreeType's axes as HarfBuzz's stand, so that outlines and advances agree.
  private func copyDesignCoordinates(to rasterizer: FT_Face) {
    var count: UInt32 = 0
    guard let coordinates = hb_font_get_var_coords_design(shaper, &count), count > 0 else { return }
    var fixed = (0..<Int(count)).map { FT_Fixed((coordinates[$0] * 65536).rounded()) }
    FT_Set_Var_Design_Coordinates(rasterizer, FT_UInt(count), &fixed)
  }
}

/// Moves a variable font to its named instance or axis settings.
private func applyVariations(_ file: FontFile, to shaper: OpaquePointer) {
  if let instance = file.instance {
    hb_font_set_var_named_instance(shaper, UInt32(clamping: instance))
  }
  var settings: [hb_variation_t] = []
  for part in file.variations.split(separator: ",") {
    var setting = hb_variation_t()
    if hb_variation_from_string(String(part), -1, &setting) != 0 { settings.append(setting) }
  }
  if !settings.isEmpty { hb_font_set_variations(shaper, settings, UInt32(settings.count)) }
}
