import Diagnostics
import Testing

struct DiagnosticsTests {
  @Test func warningsOfOneKindComeTogether() {
    var diagnostics = Diagnostics()
    diagnostics.note(.dropped(count: 1, place: "points", reason: .notFinite))
    diagnostics.note(.dropped(count: 2, place: "points", reason: .outsideScale))
    diagnostics.note(.dropped(count: 3, place: "points", reason: .notFinite))
    diagnostics.note(.dropped(count: 4, place: "surface", reason: .notFinite))
    diagnostics.note(.missingGlyphs(codePoints: [0x41, 0x42]))
    diagnostics.note(.missingGlyphs(codePoints: [0x42, 0x43]))
    diagnostics.note(.other("once"))
    diagnostics.note(.other("once"))
    #expect(
      diagnostics.warnings == [
        .dropped(count: 4, place: "points", reason: .notFinite),
        .dropped(count: 2, place: "points", reason: .outsideScale),
        .dropped(count: 4, place: "surface", reason: .notFinite),
        .missingGlyphs(codePoints: [0x41, 0x42, 0x43]), .other("once"),
      ])
    #expect(diagnostics.droppedCount == 10)
  }

  @Test func mergingKeepsTheOrder() {
    var first = Diagnostics()
    first.note(.other("a"))
    var second = Diagnostics()
    second.note(.other("b"))
    second.note(.other("a"))
    first.merge(second)
    #expect(first.warnings == [.other("a"), .other("b")])
  }

  @Test(arguments: [
    (
      Warning.dropped(count: 1, place: "points", reason: .outsideScale),
      "1 value of points left out: not on the scale"
    ),
    (
      .dropped(count: 2, place: "points", reason: .outsideScale),
      "2 values of points left out: not on the scale"
    ),
    (
      .missingGlyphs(codePoints: [0x41, 0x1F469, 0xD800]),
      "no font at hand has U+0041 (A), U+1F469 (👩), U+D800"
    ),
    (.other("as it is"), "as it is"),
  ])
  func warningsAreSentences(warning: Warning, sentence: String) {
    #expect(warning.description == sentence)
  }

  @Test(arguments: [
    ("colour", "color"), ("COLOR", "color"), ("sise", "size"), ("a", nil), ("frobnicate", nil),
    ("", nil), ("scales", "scale"), ("flipper", "flipper_length"), ("length", nil),
  ])
  func nearestNames(name: String, expected: String?) {
    #expect(
      nearest(to: name, in: ["color", "size", "scale", "b", "flipper_length", "bill_length"])
        == expected)
  }
}
