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
        let isLast = lines.count + 1 == limit
        if isLast {
          append(engine.fitted(String(rest), font: font, width: width, isCut: !paragraphs.isEmpty))
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
    if fits(rest) {
      defer { rest = [] }
      return String(rest)
    }
    var end = rest.startIndex
    var next = rest.nextBreak(after: end)
    while next <= rest.endIndex, fits(rest[..<next].withoutEndSpaces) {
      end = next
      if next == rest.endIndex { break }
      next = rest.nextBreak(after: next)
    }
    if end == rest.startIndex {
      let count = longestPrefix(of: rest.count) { fits(rest.prefix($0)) }
      end = rest.startIndex + max(1, count)
    }
    let line = rest[..<end].withoutEndSpaces
    rest = rest[end...].drop { $0 == " " }
    return String(line)
  }

  private func fits(_ characters: ArraySlice<Character>) -> Bool {
    // Layout adds up lengths: a width that was that of the text holds it.
    width.isInfinite || engine.shape(String(characters), font: font).width <= width + 1e-6
  }
}

extension ArraySlice<Character> {
  /// Where a line may end next: after spaces and hyphens, and on both sides of an ideograph.
  ///
  /// A simple form of the line breaking classes of Unicode Standard Annex 14.
  fileprivate func nextBreak(after start: Int) -> Int {
    var index = start + 1
    while index < endIndex {
      let before = self[index - 1]
      let after = self[index]
      let canBreak =
        before.isBreakingSpace && !after.isBreakingSpace
        || (before == "-" || before == "–" || before == "\u{200B}") && !after.isBreakingSpace
        || before.isIdeograph && (after.isIdeograph || after.isLetter)
        || before.isLetter && after.isIdeograph
      if canBreak { return index }
      index += 1
    }
    return endIndex
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
