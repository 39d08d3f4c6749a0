/// Splits an expression into names, numbers and symbols.
struct TokenScanner {
  struct Token: Equatable {
    enum Kind {
      case name
      case number
      case symbol
    }

    var kind: Kind
    var text: String
    /// From 1, in characters.
    var column: Int
  }

  private let characters: [Character]
  private var position = 0
  private static let pairs = ["==", "!=", "<=", ">=", "&&", "||"]

  init(_ text: String) {
    characters = Array(text)
  }

  func peek() -> Token? {
    var copy = self
    return copy.next()
  }

  mutating func next() -> Token? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    let first = characters[position]
    if first.isLetter || first == "_" {
      skip { $0.isLetter || $0.isNumber || $0 == "_" }
      return token(.name, from: start)
    }
    if first.isASCII && first.isNumber || first == "." {
      skipNumber()
      return token(.number, from: start)
    }
    let pair = String(characters[start..<min(start + 2, characters.count)])
    position += TokenScanner.pairs.contains(pair) ? 2 : 1
    return token(.symbol, from: start)
  }

  private mutating func skip(while isPart: (Character) -> Bool) {
    while position < characters.count, isPart(characters[position]) { position += 1 }
  }

  /// Digits, a point, and an exponent where digits follow it: in `2exp(x)` there is none.
  private mutating func skipNumber() {
    skip { $0.isASCII && $0.isNumber || $0 == "." }
    guard position < characters.count, "eE".contains(characters[position]) else { return }
    var i = position + 1
    if i < characters.count, "+-".contains(characters[i]) { i += 1 }
    guard i < characters.count, characters[i].isASCII, characters[i].isNumber else { return }
    position = i
    skip { $0.isASCII && $0.isNumber }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    Token(kind: kind, text: String(characters[start..<position]), column: start + 1)
  }
}
