import Diagnostics
import TextModel
import Testing

@Suite struct MissingTests {
  @Test func charactersThatNoFontHasAreCollectedOnceInOrder() {
    let engine = FontTextEngine(locator: FewFonts.latin)
    let text = engine.shape("Ω 好的 é 好", font: FontSpec(size: 12))
    #expect(engine.missingCodePoints == [0x597D, 0x7684])
    // The gap shows: the face's own box.
    #expect(!ink(place(text, in: engine), engine.atlas).isEmpty)
    let box = place(engine.shape("好", font: FontSpec(size: 12)), in: engine)
    #expect(!ink(box, engine.atlas).isEmpty)
  }

  @Test func theLocatorIsAskedOncePerCharacter() {
    let fonts = FewFonts.latin
    let engine = FontTextEngine(locator: fonts)
    _ = engine.shape("好的好", font: FontSpec(size: 12))
    _ = engine.shape("的", font: FontSpec(size: 20))
    #expect(fonts.askedFor == [0x597D, 0x7684])
  }

  @Test(.enabled(if: FewFonts.hasDejaVu)) func aFallbackIsUsedWhereItHasTheCharacter() {
    let fonts = FewFonts(
      defaults: { [FewFonts.inter($0)] },
      fallbacks: [FontFile(path: FewFonts.dejaVu)]
    )
    let engine = FontTextEngine(locator: fonts)
    let text = engine.shape("a\u{628} 好", font: FontSpec(size: 12))
    #expect(Set(text.glyphs.map(\.face)).count == 2)
    // The fallback that was offered for it lacks it.
    #expect(engine.missingCodePoints == [0x597D])
  }

  @Test func joinersAndVariationSelectorsAreNeverMissing() {
    let engine = FontTextEngine(locator: FewFonts.latin)
    let plain = engine.shape("ab", font: FontSpec(size: 12))
    let text = engine.shape("a\u{200D}\u{FE0F}\u{200B}b\u{E0100}", font: FontSpec(size: 12))
    #expect(engine.missingCodePoints.isEmpty)
    #expect(text.width == plain.width)
  }

  @Test func emojiSequencesAreReportedByTheirVisibleParts() {
    let engine = FontTextEngine(locator: FewFonts.latin)
    _ = engine.shape("👩‍🚀", font: FontSpec(size: 12))
    #expect(engine.missingCodePoints == [0x1F469, 0x1F680])
  }

  @Test func withoutAnyFontTextHasMeasuresAndNoInk() {
    let engine = FontTextEngine(locator: FewFonts.none)
    let font = FontSpec(size: 12)
    let text = engine.shape("Sepal 12", font: font)
    #expect(engine.missingCodePoints == "Sepal12".unicodeScalars.map(\.value))
    let usual = FontTextEngine(locator: FewFonts.latin).shape("Sepal 12", font: font)
    #expect(abs(text.width - usual.width) < usual.width * 0.15)
    #expect(abs(text.height - usual.height) < 2)
    #expect(place(text, in: engine).isEmpty)
    #expect(engine.atlas.coverage.isEmpty)
    #expect(engine.shape("", font: font).width == 0)
  }

  @Test func filesThatAreNotFontsAreSkipped() {
    let broken = ["/no/such.otf", "/etc/passwd", "/dev/null", "/"].map { FontFile(path: $0) }
    let engine = FontTextEngine(locator: FewFonts(defaults: { broken + [FewFonts.inter($0)] }))
    #expect(!engine.shape("text", font: FontSpec(size: 12)).glyphs.isEmpty)
    #expect(engine.missingCodePoints.isEmpty)
  }

  @Test func whatIsMissingIsReported() {
    let engine = FontTextEngine(locator: FewFonts.latin)
    #expect(engine.diagnostics.isEmpty)
    _ = engine.shape("好", font: FontSpec(family: "No Such", size: 12))
    _ = place(engine.shape("H", font: FontSpec(size: 20000)), in: engine)
    #expect(
      engine.diagnostics.warnings == [
        .missingGlyphs(codePoints: [0x597D]),
        .other("there is no font family 'No Such'; the default one is used instead"),
        .other("letters that are too large, or too many, were left out: 1"),
      ]
    )
    engine.reset()
    #expect(engine.diagnostics.isEmpty)
  }

  @Test func resetForgetsWhatWasMissing() {
    let engine = FontTextEngine(locator: FewFonts.latin)
    _ = engine.shape("好", font: FontSpec(size: 12))
    engine.reset()
    #expect(engine.missingCodePoints.isEmpty)
    _ = engine.shape("好", font: FontSpec(size: 12))
    #expect(engine.missingCodePoints == [0x597D])
  }
}
