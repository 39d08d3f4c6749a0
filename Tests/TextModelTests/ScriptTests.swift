import TextModel
import Testing

@Suite(.enabled(if: FewFonts.hasDejaVu)) struct ScriptTests {
  private let engine = FontTextEngine(locator: FewFonts.usual)
  private let font = FontSpec(size: 16)

  @Test func arabicLettersJoin() {
    // beh three times: initial, medial and final forms differ from each other and from the
    // isolated one.
    let alone = engine.shape("\u{628}", font: font).glyphs.map(\.glyph)
    let joined = engine.shape("\u{628}\u{628}\u{628}", font: font).glyphs.map(\.glyph)
    #expect(joined.count == 3)
    #expect(Set(joined + alone).count == 4)
  }

  @Test func lamAlefIsOneGlyph() {
    #expect(engine.shape("\u{644}\u{627}", font: font).glyphs.count == 1)
  }

  @Test func arabicRunsFromRightToLeft() {
    // alef does not join to the left, so that "alef, beh" keeps beh's isolated form, which stands
    // first on the page.
    let beh = engine.shape("\u{628}", font: font).glyphs[0].glyph
    let text = engine.shape("\u{627}\u{628}", font: font).glyphs
    #expect(text.map(\.glyph).first == beh)
  }

  @Test func numbersInArabicKeepTheirOrder() {
    let text = engine.shape("\u{628} 12.5", font: font).glyphs.map(\.glyph)
    let number = engine.shape("12.5", font: font).glyphs.map(\.glyph)
    #expect(Array(text.prefix(4)) == number)
  }

  @Test func signsStayWithNumbersInHebrewAndStandAfterThemInArabic() {
    let number = engine.shape("12.5", font: font).glyphs.map(\.glyph)
    let percent = engine.shape("%", font: font).glyphs.map(\.glyph)
    let hebrew = engine.shape("\u{5D0} 12.5%", font: font).glyphs.map(\.glyph)
    #expect(Array(hebrew.prefix(5)) == number + percent)
    let arabic = engine.shape("\u{628} 12.5%", font: font).glyphs.map(\.glyph)
    #expect(Array(arabic.prefix(5)) == percent + number)
  }

  @Test func hebrewWordsBetweenLatinStandInLogicalPlace() {
    // Left to right, by its first letter: a, space, then bet before alef.
    let glyphs = engine.shape("a \u{5D0}\u{5D1} b", font: font).glyphs.map(\.glyph)
    let single = ["a", "\u{5D1}", "\u{5D0}", "b"].map {
      engine.shape($0, font: font).glyphs[0].glyph
    }
    #expect([glyphs[0], glyphs[2], glyphs[3], glyphs[5]] == single)
  }

  @Test func aCharacterOutsideTheFirstFaceComesFromTheSecond() {
    let text = engine.shape("a\u{628}", font: font)
    #expect(Set(text.glyphs.map(\.face)).count == 2)
    #expect(engine.missingCodePoints.isEmpty)
  }

  @Test func namedFamiliesAreUsedAndUnknownOnesNoted() {
    let named = engine.shape("mmm", font: FontSpec(family: "DejaVu Sans", size: 16))
    let plain = engine.shape("mmm", font: font)
    #expect(named.width != plain.width)
    let unknown = engine.shape("mmm", font: FontSpec(family: "No Such", size: 16))
    #expect(unknown.width == plain.width)
    #expect(engine.missingFamilies == ["No Such"])
  }
}
