import TextModel

/// Fills lines with as many words as fit.
struct LineBreaker<Engine: TextEngine> {
  let engine: Engine
  let font: FontSpec
  let width: Double
  let limit: Int
  var lines: [TextBlock.Line] = []

  /// Adds a text, whose paragraphs begin lines of their own.
  mutating func add(_ string: String) {
    // With less room than an ellipsis takes no break helps.
    let limit = engine.shape("…", font: font).width > width ? 1 : self.limit
    var paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[
      ...]
    while let paragraph = paragraphs.popFirst() {
      var rest = Array(paragraph)[...]
      repeat {
        if lines.count + 1 == limit {
          // One character more than fits is enough to know that there is more.
          let shown = rest.prefix(reach(rest) + 1)
          let isCut = shown.count < rest.count || !paragraphs.isEmpty
          append(engine.fitted(String(shown), font: font, width: width, isCut: isCut))
          return
        }
        let line = takeLine(of: &rest)
        append((engine.shape(line, font: font), line))
      } while !rest.isEmpty
    }
  }

  private mutating func append(_ line: (text: ShapedText, string: String)) {
    lines.append(TextBlock.Line(text: line.text, string: line.string))
  }

  /// Takes the words that fit into a line, or where there is none the letters, at least one.
  private func takeLine(of rest: inout ArraySlice<Character>) -> String {
    let count = reach(rest)
    if count == rest.count {
      defer { rest = [] }
      return String(rest)
    }
    let fitting = rest.startIndex + count
    // Spaces at the end of a line take no room.
    var end = rest[fitting...].firstIndex { !$0.isBreakingSpace } ?? rest.endIndex
    while end > rest.startIndex, end < rest.endIndex, !rest.canBreak(at: end) { end -= 1 }
    if end == rest.startIndex { end = max(fitting, rest.startIndex + 1) }
    let line = rest[..<end].withoutEndSpaces
    rest = rest[end...].drop { $0.isBreakingSpace }
    return String(line)
  }

  /// How many characters fit into a line.
  ///
  /// The search begins at the length of a usual line, so that a long text is not shaped once a line.
  private func reach(_ rest: ArraySlice<Character>) -> Int {
    if width.isInfinite { return rest.count }
    var limit = 64
    while limit < rest.count, fits(rest.prefix(limit)) { limit *= 2 }
    let candidates = rest.prefix(limit)
    if fits(candidates) { return candidates.count }
    return longestPrefix(of: candidates.count) { fits(candidates.prefix($0)) }
  }

  private func fits(_ characters: ArraySlice<Character>) -> Bool {
    // Layout adds up lengths: a width that was that of the text holds it.
    engine.shape(String(characters), font: font).width <= width + 1e-6
  }
}

extension ArraySlice<Character> {
  /// Whether a line may end before a character: after spaces and hyphens, and on both sides of an
  /// ideograph.
  ///
  /// A simple form of the line breaking classes of Unicode Standard Annex 14.
  ///
  /// - Parameter index: after the first.
  fileprivate func canBreak(at index: Int) -> Bool {
    let before = self[index - 1]
    let after = self[index]
    if after.isBreakingSpace { return false }
    return before.isBreakingSpace || before == "-" || before == "–" || before == "\u{200B}"
      || before.isIdeograph && (after.isIdeograph || after.isLetter)
      || before.isLetter && after.isIdeograph
  }

  fileprivate var withoutEndSpaces: ArraySlice<Character> {
    let count = reversed().prefix { $0.isBreakingSpace }.count
    return dropLast(count)
  }
}

extension Character {
  /// Whether it is white space at which a line may end.
  fileprivate var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" }

  /// Whether it is a sign of a script that is written without spaces.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0x20000...0x3FFFF).contains(value)
  }
}
