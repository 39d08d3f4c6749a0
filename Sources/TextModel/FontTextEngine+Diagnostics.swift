import Diagnostics

extension FontTextEngine {
  /// What a reader of the texts should know, since the start or `reset`.
  package var diagnostics: Diagnostics {
    var diagnostics = Diagnostics()
    if !missingCodePoints.isEmpty {
      diagnostics.note(.missingGlyphs(codePoints: missingCodePoints))
    }
    for family in missingFamilies {
      diagnostics.note(
        .other("there is no font family '\(family)'; the default one is used instead"))
    }
    if undrawnGlyphCount > 0 {
      diagnostics.note(
        .other("letters that are too large, or too many, were left out: \(undrawnGlyphCount)"))
    }
    return diagnostics
  }
}
