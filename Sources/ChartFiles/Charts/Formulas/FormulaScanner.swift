/// Splits a formula of rows into names, numbers, texts and symbols.
struct FormulaScanner {
  enum Kind: Equatable {
    case name
    case number(Double)
    case text
    case symbol
    case end
  }

  struct Token: Equatable {
    var kind: Kind
    var text: String
    var column: Int
  }

  private let letters: [Character]
  private var position = 0
  /// The longest first.
  private static let symbols = [
    "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "**", "+", "-", "*", "/", "%", "<", ">", "!",
    "?", ":", "(", ")", "[", "]", ",", ".",
  ]

  init(_ text: String) {
    letters = Array(text)
  }

  mutating func next() throws(FormulaFault) -> Token {
    while position < letters.count, letters[position].isWhitespace { position += 1 }
    let start = position
    guard position < letters.count else {
      return Token(kind: .end, text: "the end", column: start + 1)
    }
    let first = letters[position]
    if first.isLetter || first == "_" || first == "$" {
      skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      return Token(kind: .name, text: String(letters[start..<position]), column: start + 1)
    }
    let second = position + 1 < letters.count ? letters[position + 1] : " "
    if FormulaScanner.isDigit(first) || first == "." && FormulaScanner.isDigit(second) {
      return try number(from: start)
    }
    if first == "'" || first == "\"" { return try text(from: start, quote: first) }
    for symbol in FormulaScanner.symbols where letters[start...].starts(with: symbol) {
      position += symbol.count
      return Token(kind: .symbol, text: symbol, column: start + 1)
    }
    throw FormulaFault(column: start + 1, message: "'\(first)' cannot be read")
  }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

  private mutating func skip(while isPart: (Character) -> Bool) {
    while position < letters.count, isPart(letters[position]) { position += 1 }
  }

  private mutating func number(from start: Int) throws(FormulaFault) -> Token {
    skip { FormulaScanner.isDigit($0) || $0 == "." }
    if position < letters.count, "eE".contains(letters[position]) {
      var end = position + 1
      if end < letters.count, "+-".contains(letters[end]) { end += 1 }
      if end < letters.count, FormulaScanner.isDigit(letters[end]) {
        position = end
        skip { FormulaScanner.isDigit($0) }
      }
    }
    let text = String(letters[start..<position])
    guard let value = NumberText.parse(text) else {
      throw FormulaFault(column: start + 1, message: "'\(text)' is no number")
    }
    return Token(kind: .number(value), text: text, column: start + 1)
  }

  private mutating func text(from start: Int, quote: Character) throws(FormulaFault) -> Token {
    position += 1
    var content = ""
    while position < letters.count, letters[position] != quote {
      if letters[position] == "\\", position + 1 < letters.count {
        position += 1
        let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]
        content.append(escapes[letters[position]] ?? letters[position])
      } else {
        content.append(letters[position])
      }
      position += 1
    }
    guard position < letters.count else {
      throw FormulaFault(column: start + 1, message: "a text does not end; close it with \(quote)")
    }
    position += 1
    return Token(kind: .text, text: content, column: start + 1)
  }
}
