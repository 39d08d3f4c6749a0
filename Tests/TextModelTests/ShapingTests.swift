import RenderModel
import TextModel
import Testing

@Suite struct ShapingTests {
  private let engine = FontTextEngine(locator: FewFonts.latin)
  private let font = FontSpec(size: 12)

  @Test func widthsAddUpWhereNothingKerns() {
    let digits = engine.shape("0000", font: font)
    let digit = engine.shape("0", font: font)
    #expect(digit.width > 5 && digit.width < 9)
    #expect(abs(digits.width - 4 * digit.width) < 1e-9)
    #expect(digits.glyphs.map(\.x) == (0..<4).map { Double($0) * digit.width })
    #expect(digits.glyphs.allSatisfy { $0.y == 0 })
  }

  @Test func pairsAreKerned() {
    let pair = engine.shape("AV", font: font).width
    let apart = engine.shape("A", font: font).width + engine.shape("V", font: font).width
    #expect(pair < apart - 0.3)
  }

  @Test func measuresAreInPointsAndInProportionToTheSize() {
    let small = engine.shape("Sepal length", font: FontSpec(size: 11))
    let large = engine.shape("Sepal length", font: FontSpec(size: 110))
    #expect(abs(large.width - 10 * small.width) < 1e-9)
    #expect(abs(large.ascent - 10 * small.ascent) < 1e-9)
    #expect(small.ascent > 9 && small.ascent < 13)
    #expect(small.descent > 2 && small.descent < 4)
  }

  @Test func heavierTextIsWider() {
    let widths = [400, 500, 600, 700].map {
      engine.shape("Heading", font: FontSpec(size: 12, weight: $0)).width
    }
    #expect(widths == widths.sorted() && widths[0] < widths[3])
  }

  @Test func emptyTextHasHeightAndNoWidth() {
    let empty = engine.shape("", font: font)
    #expect(empty.width == 0 && empty.glyphs.isEmpty)
    #expect(empty.height > 12)
    #expect(place(empty, in: engine).isEmpty)
  }

  @Test func lineBreaksAndTabsAreBlanksAndControlsVanish() {
    let plain = engine.shape("a b c", font: font)
    let odd = engine.shape("a\tb\u{7}\u{0}\r\nc\u{1B}", font: font)
    #expect(odd.width == plain.width)
    #expect(odd.glyphs == plain.glyphs)
    #expect(engine.missingCodePoints.isEmpty)
  }

  @Test func aVeryLongTextIsShaped() {
    let text = String(repeating: "Temperature 12.5 ", count: 4000)
    let shaped = engine.shape(text, font: font)
    #expect(shaped.glyphs.count == 68000)
    #expect(shaped.width > 68000 * 4)
  }

  @Test(arguments: [0, -3, .nan, .infinity, -1 / 0] as [Double])
  func impossibleSizesHaveNoExtent(size: Double) {
    let shaped = engine.shape("text", font: FontSpec(size: size))
    #expect(shaped.width == 0 && shaped.height == 0)
    #expect(place(shaped, in: engine).isEmpty)
  }

  @Test(arguments: [Int.min, 0, 1000, Int.max])
  func impossibleWeightsAreClamped(weight: Int) {
    #expect(engine.shape("text", font: FontSpec(size: 12, weight: weight)).width > 0)
  }

  @Test func equalRequestsGiveEqualResultsInEveryEngine() {
    let other = FontTextEngine(locator: FewFonts.latin)
    _ = other.shape("something else first", font: FontSpec(size: 30, weight: 700))
    let text = "Größe in °C (AVATAR) fi 1e-6"
    let first = engine.shape(text, font: font)
    #expect(engine.shape(text, font: font) == first)
    #expect(other.shape(text, font: font).width == first.width)
    #expect(other.shape(text, font: font).glyphs.map(\.x) == first.glyphs.map(\.x))
  }

  @Test func combiningMarksMeasureAsComposedLetters() {
    let composed = engine.shape("\u{E9}\u{F1}", font: font)
    let decomposed = FontTextEngine(locator: FewFonts.latin).shape("e\u{301}n\u{303}", font: font)
    #expect(composed.width == decomposed.width)
  }
}
