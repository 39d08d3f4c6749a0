/// Finds the types in Swift source, and what it takes to make a value of each.
///
/// Not a whole parser: what lies inside functions is skipped, and what it misjudges the compiler
/// corrects.
struct OutlineParser {
  let tokens: [SwiftToken]
  var index = 0
  private var outline = SwiftOutline()

  static func outline(of bytes: [UInt8]) -> SwiftOutline {
    var parser = OutlineParser(tokens: SwiftLexer.tokens(of: bytes))
    while parser.current != nil {
      parser.parseScope(Scope())
      // A brace too many.
      parser.index += 1
    }
    return parser.outline
  }

  private init(tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  /// Where a declaration stands.
  struct Scope {
    var path: [String] = []
    var isPrivate = false
    var isGeneric = false
    /// The type whose members these are, among the outline's.
    var type: Int?
  }

  /// Attributes and modifiers before a declaration.
  struct Head {
    var start: Int
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []

    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  }

  struct Attribute {
    var name: String
    var hasArguments: Bool
    var range: Range<Int>
  }

  var current: SwiftToken? { index < tokens.count ? tokens[index] : nil }

  /// Reads declarations up to the brace that closes the scope.
  private mutating func parseScope(_ scope: Scope) {
    var head = Head(start: index)
    while let token = current, !token.isSymbol("}") {
      if token.isSymbol("@") {
        head.attributes.append(parseAttribute())
      } else if token.kind == .word, Self.modifiers.contains(token.text), !isClassKeyword {
        head.modifiers.insert(token.text)
        index += 1
        if let next = current, next.isSymbol("("), !next.startsLine { skipBalanced() }
      } else {
        parseDeclaration(token, head: head, scope: scope)
        head = Head(start: index)
      }
    }
  }

  /// Whether `class` declares one here, and is not the modifier of a member.
  private var isClassKeyword: Bool {
    guard let token = current, token.isWord("class") else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return !["func", "var", "let", "subscript"].contains(next) && !Self.modifiers.contains(next)
  }

  private mutating func parseDeclaration(_ token: SwiftToken, head: Head, scope: Scope) {
    switch (token.kind, token.text) {
    case (.directive, "#Preview"), (.directive, "#Playground"):
      parsePreview(head)
    case (.directive, "#if"), (.directive, "#elseif"):
      index += 1
      while let next = current, !next.startsLine { index += 1 }
    case (.word, "let"), (.word, "var"):
      index += 1
      if let type = scope.type { outline.types[type].needed += parseProperties(head) }
    case (.word, "init"):
      let initializer = parseInitializer(head)
      if let type = scope.type { outline.types[type].initializers.append(initializer) }
    case (.word, let text):
      if let kind = TypeOutline.Kind(rawValue: text), index + 1 < tokens.count,
        tokens[index + 1].kind == .word
      {
        parseType(kind, head: head, scope: scope)
      } else {
        index += 1
      }
    default:
      isOpening(token) ? skipBalanced() : (index += 1)
    }
  }

  private mutating func parsePreview(_ head: Head) {
    let first = index
    index += 1
    if let next = current, next.isSymbol("(") { skipBalanced() }
    while let next = current {
      // A second closure has a label: `} camera: {`.
      let isLabel =
        next.kind == .word && index + 2 < tokens.count && tokens[index + 1].isSymbol(":")
        && tokens[index + 2].isSymbol("{")
      if isLabel { index += 2 }
      guard let brace = current, brace.isSymbol("{") else { break }
      skipBalanced()
    }
    let marks = (first..<index).filter { index in
      tokens[index].isWord("Previewable") && tokens[index - 1].isSymbol("@")
    }
    outline.previews.append(
      PreviewOutline(
        range: bytes(from: head.start), keyword: tokens[first].range,
        isPlayground: tokens[first].text == "#Playground",
        marks: marks.map { tokens[$0 - 1].range.lowerBound..<tokens[$0].range.upperBound }))
  }

  private mutating func parseType(_ kind: TypeOutline.Kind, head: Head, scope: Scope) {
    index += 1
    var path = scope.path
    while let token = current, token.kind == .word {
      path.append(token.text)
      index += 1
      guard let dot = current, dot.isSymbol(".") else { break }
      index += 1
    }
    var type = TypeOutline(
      kind: kind, name: path.joined(separator: "."), isPrivate: scope.isPrivate || head.isPrivate,
      isGeneric: scope.isGeneric, range: bytes(from: head.start))
    type.mainAttribute = head.attributes.first { $0.name == "main" }?.range
    if let token = current, token.isSymbol("<") {
      type.isGeneric = true
      skipAngles()
    }
    type.inherited = parseInheritance()
    while let token = current, !token.isSymbol("{"), !token.isSymbol("}") { index += 1 }
    guard let brace = current, brace.isSymbol("{") else { return }
    let place = outline.types.count
    outline.types.append(type)
    let first = index
    // What is nested deeper than anyone reads need not be found.
    if path.count <= 32 {
      index += 1
      parseScope(
        Scope(path: path, isPrivate: type.isPrivate, isGeneric: type.isGeneric, type: place))
      index = min(index + 1, tokens.count)
    } else {
      skipBalanced()
    }
    outline.types[place].range = bytes(from: head.start)
    outline.types[place].words = Set(
      tokens[first..<index].lazy.filter { $0.kind == .word }.map(\.text))
  }

  /// The names after a type's colon, up to its `where` or its brace.
  private mutating func parseInheritance() -> [String] {
    guard let colon = current, colon.isSymbol(":") else { return [] }
    index += 1
    var names: [String] = []
    while let token = current, !token.isSymbol("{"), !token.isWord("where") {
      if token.isSymbol("@") {
        _ = parseAttribute()
      } else if token.isSymbol("<") {
        skipAngles()
      } else {
        let isDotted = index + 1 < tokens.count && tokens[index + 1].isSymbol(".")
        if token.kind == .word, !isDotted { names.append(token.text) }
        index += 1
      }
    }
    return names
  }

  private mutating func parseAttribute() -> Attribute {
    let start = index
    index += 1
    var name = ""
    while let token = current, token.kind == .word {
      name = token.text
      index += 1
      guard let dot = current, dot.isSymbol(".") else { break }
      index += 1
    }
    var hasArguments = false
    if let token = current, token.isSymbol("("), token.range.lowerBound == previousEnd {
      skipBalanced()
      hasArguments = true
    }
    return Attribute(name: name, hasArguments: hasArguments, range: bytes(from: start))
  }
}
