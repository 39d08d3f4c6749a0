import ChartModel
import TestSupport
import Testing

/// How texts are broken into lines, and cut.
struct TextBlockTests {
  /// The lines of a text in a frame of some size, its letters 11 points wide and its lines 24 high.
  private func lines(
    _ string: String, width: Double? = nil, height: Double? = nil, limit: Int? = nil
  ) -> [String] {
    ViewNode.text(string, limit: limit).frame(width, height).laidOut().texts.map(\.string)
  }

  @Test func wordsAreKeptWhole() {
    #expect(lines("one two three", width: 80) == ["one two", "three"])
    #expect(lines("one two three", width: 77) == ["one two", "three"])
    #expect(lines("one two three", width: 76) == ["one", "two", "three"])
    #expect(lines("well-known thing", width: 66) == ["well-", "known", "thing"])
  }

  @Test func lineBreaksOfTheTextAreKept() {
    #expect(lines("one\ntwo\r\nthree") == ["one", "two", "three"])
    let layout = ViewNode.text("one\n\ntwo").laidOut()
    #expect(layout.texts.map(\.string) == ["one", "two"])
    #expect(layout.frames[0].frame.height == 72)
    #expect(layout.texts[1].frame.bounds.y - layout.texts[0].frame.bounds.y == 48)
  }

  @Test func aWordThatIsTooLongIsBroken() {
    #expect(lines("abcdefghij", width: 44) == ["abcd", "efgh", "ij"])
    #expect(lines("日本語の文章", width: 33) == ["日本語", "の文章"])
  }

  @Test func whatDoesNotFitEndsWithAnEllipsis() {
    #expect(lines("one two three", width: 80, height: 24) == ["one tw…"])
    #expect(lines("one two three four", width: 77, height: 48) == ["one two", "three …"])
    #expect(lines("one two three", width: 80, limit: 1) == ["one tw…"])
    #expect(lines("one\ntwo", limit: 1) == ["one…"])
    #expect(lines("one two", width: 80, height: 3) == ["one two"])
  }

  @Test func longTextsTakeNoLongerThanTheirLines() {
    let words = String(repeating: "word ", count: 20000)
    let layout = ViewNode.text(words).fixed(horizontal: false).frame(550, nil).laidOut()
    #expect(layout.texts.count == 2000)
    #expect(layout.texts.allSatisfy { $0.string.count == 49 || $0.string.count == 50 })
    let letters = String(repeating: "x", count: 50000)
    let broken = ViewNode.text(letters).fixed(horizontal: false).frame(550, nil).laidOut()
    #expect(broken.texts.map(\.string).joined() == letters)
    #expect(lines(letters, width: 550, limit: 2).map(\.count) == [50, 50])
  }

  @Test func withoutRoomThereIsAnEllipsis() {
    #expect(lines("one two", width: 0) == ["…"])
    #expect(lines("one two", width: 5, height: 0) == ["…"])
    #expect(lines("", width: 0).isEmpty)
    let size = ViewNode.text("one two").frame(0, 0).laidOut().frames[1].frame.size
    #expect(size == [11, 24])
  }

  @Test func shorterLinesAlign() throws {
    for (alignment, x) in [(0.0, 0.0), (0.5, 11), (1, 22)] {
      var line = TextLine(string: "abcd\nef", font: .init(size: 20))
      line.lineAlignment = alignment
      let texts = ViewNode.text(line).laidOut().texts
      #expect(texts[1].frame.bounds.x - texts[0].frame.bounds.x == x)
    }
  }

  @Test func textsInARowShareAndWrap() {
    let row = ViewNode.hstack(spacing: 0, [.text("aa bb cc"), .text("dd")]).frame(77, nil)
    #expect(row.laidOut().texts.map(\.string) == ["aa bb", "cc", "dd"])
  }
}
