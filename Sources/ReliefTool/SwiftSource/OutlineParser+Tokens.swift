/// How to get over tokens.
extension OutlineParser {
  static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "class",
    "indirect", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated",
    "override", "required", "convenience", "dynamic", "optional", "distributed", "borrowing",
    "consuming", "sending",
  ]

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "let", "var", "init", "deinit",
    "func", "subscript", "typealias", "associatedtype", "case", "import",
  ]

  /// Whether a member begins here, so that what came before it has ended.
  var isAtMember: Bool {
    guard let token = current else { return true }
    if token.isSymbol("}") || token.isSymbol(";") { return true }
    guard token.startsLine else { return false }
    return token.isSymbol("@") || token.kind == .directive
      || token.kind == .word
        && (Self.modifiers.contains(token.text) || Self.declarations.contains(token.text))
  }

  /// The byte behind the last token.
  var previousEnd: Int { index > 0 ? tokens[min(index, tokens.count) - 1].range.upperBound : 0 }

  /// The bytes from a token to what was read last.
  func bytes(from start: Int) -> Range<Int> {
    guard start < index, start < tokens.count else { return previousEnd..<previousEnd }
    return tokens[start].range.lowerBound..<max(tokens[start].range.upperBound, previousEnd)
  }

  func isOpening(_ token: SwiftToken) -> Bool {
    token.isSymbol("{") || token.isSymbol("(") || token.isSymbol("[")
  }

  /// Skips what stands between the bracket here and the one that closes it.
  mutating func skipBalanced() {
    var depth = 0
    while let token = current {
      if isOpening(token) { depth += 1 }
      if token.isSymbol("}") || token.isSymbol(")") || token.isSymbol("]") { depth -= 1 }
      index += 1
      if depth <= 0 { return }
    }
  }

  /// Skips generic parameters or arguments.
  mutating func skipAngles() {
    var depth = 0
    while let token = current, !token.isSymbol("{") {
      if token.isSymbol("<") { depth += 1 }
      let isArrow = index > 0 && tokens[index - 1].isSymbol("-")
      if token.isSymbol(">"), !isArrow { depth -= 1 }
      isOpening(token) ? skipBalanced() : (index += 1)
      if depth <= 0 { return }
    }
  }
}
