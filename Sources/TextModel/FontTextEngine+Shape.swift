extension FontTextEngine {
  private static let greatestCacheCount = 4096

  /// Shapes one line; equal requests are answered from a cache.
  package func shape(_ text: String, font: FontSpec) -> ShapedText {
    let key = TextKey(text: text, font: font)
    if let known = shapedTexts[key] { return known }
    if shapedTexts.count >= Self.greatestCacheCount { shapedTexts.removeAll() }
    let shaped = shapeAnew(text, font: font)
    shapedTexts[key] = shaped
    return shaped
  }

  private func shapeAnew(_ text: String, font: FontSpec) -> ShapedText {
    let scalars = TextScalars(text)
    let size = font.size.isFinite ? max(0, font.size) : 0
    let typeface = Typeface(family: font.family, weight: min(max(font.weight, 1), 1000))
    let preferred = preferredFaces(typeface)
    guard let primary = preferred.first else { return estimate(scalars, font: font, size: size) }
    let chosen = chooseFaces(scalars, preferred: preferred, weight: typeface.weight)
    let runs = itemize(scalars, faces: chosen)
    var glyphs: [ShapedText.Glyph] = []
    var pen = 0.0
    for run in visualOrder(levels: runs.map(\.level)).map({ runs[$0] }) {
      shaper.shape(
        run,
        of: scalars.codePoints,
        with: faces[run.face],
        size: size,
        pen: &pen,
        into: &glyphs
      )
    }
    return ShapedText(
      font: font,
      width: pen,
      ascent: faces[primary].ascent * size,
      descent: faces[primary].descent * size,
      glyphs: glyphs
    )
  }

  private func estimate(_ text: TextScalars, font: FontSpec, size: Double) -> ShapedText {
    for codePoint in text.codePoints where codePoint != 0x20 && !isDefaultIgnorable(codePoint) {
      noteMissing(codePoint)
    }
    return ShapedText(
      font: font,
      width: EstimatedText.width(text) * size,
      ascent: EstimatedText.ascent * size,
      descent: EstimatedText.descent * size,
      glyphs: []
    )
  }
}
