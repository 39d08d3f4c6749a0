/// All that the pixels of a glyph depend on.
struct GlyphKey: Hashable {
  var face: Int32
  var glyph: UInt32
  /// Pixels per em, in 64ths.
  var size: Int32
  /// Where the origin stands in its pixel, right and down, in eighths.
  var eighthX: UInt8
  var eighthY: UInt8
  var turn: TextTurn

  /// Places of an origin in a pixel, along each side.
  static let fineSteps = 8.0
}
