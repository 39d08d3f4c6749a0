/// Splits Swift source into tokens, without comments.
///
/// Knows what can hide a brace: nested comments, raw and multi-line strings with interpolations, and
/// regular expressions. Any bytes give some tokens: what does not compile is for the compiler to say.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    while lexer.index < bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func step() {
    switch (byte(), byte(1)) {
    case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
      startsLine = true
      index += 1
    case (0...32, _):
      index += 1
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      skipLine()
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      skipComment()
    default:
      takeToken()
    }
  }

  private mutating func takeToken() {
    let start = index
    let kind: SwiftToken.Kind
    if byte() == UInt8(ascii: "#") {
      kind = takeHashed()
    } else if byte() == UInt8(ascii: "\"") {
      skipString(hashes: 0, depth: 0)
      kind = .literal
    } else if byte() == UInt8(ascii: "`") {
      index += 1
      while index < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") {
        index += 1
      }
      index += 1
      kind = .word
    } else if byte().isDigit {
      skipName()
      kind = .literal
    } else if byte().isNamePart {
      skipName()
      kind = .word
    } else if byte() == UInt8(ascii: "/"), let end = expressionEnd() {
      index = end
      kind = .literal
    } else {
      index += 1
      kind = .symbol
    }
    index = min(index, bytes.count)
    let quoted = bytes[start..<index].filter { kind != .word || $0 != UInt8(ascii: "`") }
    let text = kind == .literal ? "" : String(decoding: quoted, as: UTF8.self)
    tokens.append(
      SwiftToken(kind: kind, text: text, range: start..<index, startsLine: startsLine))
    startsLine = false
  }

  /// What begins with number signs: a raw string, a regular expression or a directive.
  private mutating func takeHashed() -> SwiftToken.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      skipString(hashes: hashes, depth: 0)
      return .literal
    case UInt8(ascii: "/"):
      index += hashes + 1
      while index < bytes.count, !isClosed(by: UInt8(ascii: "/"), hashes: hashes) { index += 1 }
      index += hashes + 1
      return .literal
    case let first where first.isNamePart:
      index += hashes
      skipName()
      return .directive
    default:
      index += hashes
      return .symbol
    }
  }

  private mutating func skipName() {
    while byte().isNamePart { index += 1 }
  }

  private mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      index += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      case (UInt8(ascii: "\n"), _):
        startsLine = true
        index += 1
      default:
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Whether a closing character with its number signs stands here.
  private func isClosed(by character: UInt8, hashes: Int) -> Bool {
    byte() == character && (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  /// Skips a string that begins here with its quotation mark.
  private mutating func skipString(hashes: Int, depth: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        index += 1 + hashes
        if byte() == UInt8(ascii: "("), depth < 64 {
          skipInterpolation(depth: depth + 1)
        } else {
          index += 1
        }
      } else if isLong, byte() == quote, byte(1) == quote,
        isClosed(by: quote, hashes: 0), byte(2) == quote,
        (0..<hashes).allSatisfy({ byte(3 + $0) == UInt8(ascii: "#") })
      {
        index += 3 + hashes
        return
      } else if !isLong, isClosed(by: quote, hashes: hashes) {
        index += 1 + hashes
        return
      } else if !isLong, byte() == UInt8(ascii: "\n") {
        // It does not end; the compiler will say so.
        return
      } else {
        index += 1
      }
    }
  }

  /// Skips the parentheses of an interpolation, with the strings inside.
  private mutating func skipInterpolation(depth: Int) {
    var parentheses = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("):
        parentheses += 1
        index += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        index += 1
      case UInt8(ascii: "#"):
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
          hashes += 1
          index += 1
        }
        if byte() == UInt8(ascii: "\"") { skipString(hashes: hashes, depth: depth) }
      case UInt8(ascii: "\""):
        skipString(hashes: 0, depth: depth)
      default:
        index += 1
      }
    } while parentheses > 0 && index < bytes.count
  }

  /// Where a regular expression between slashes ends; nil where the slash is an operator.
  private func expressionEnd() -> Int? {
    // An expression cannot follow a value, nor begin with a space.
    if let last = tokens.last {
      let ends = last.kind == .symbol && [")", "]", "}", ".", "?", "!"].contains(last.text)
      let isValue = last.kind == .word && last.text != "return" || last.kind == .literal
      if ends || isValue { return nil }
    }
    guard byte(1) > 32 else { return nil }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it can stand in a name; all of what is not ASCII can.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 128...: true
    default: isDigit
    }
  }
}
