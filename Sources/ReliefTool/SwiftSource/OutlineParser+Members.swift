extension OutlineParser {
  /// Property wrappers whose value comes from elsewhere.
  private static let suppliedWrappers: Set<String> = [
    "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
  ]

  /// Attributes with arguments that give a property no value.
  private static let plainAttributes: Set<String> = ["available", "objc"]

  /// The names of stored properties that a value must be given for, after `let` or `var`.
  mutating func parseProperties(_ head: Head) -> [String] {
    let isVariable = tokens[index - 1].isWord("var")
    let isSupplied =
      head.modifiers.contains("static") || head.modifiers.contains("class")
      || head.modifiers.contains("lazy")
      || head.attributes.contains {
        Self.suppliedWrappers.contains($0.name)
          || $0.hasArguments && !Self.plainAttributes.contains($0.name)
      }
    var needed: [String] = []
    while let name = current, !isAtMember {
      isOpening(name) ? skipBalanced() : (index += 1)
      let isOptional = parseType() && isVariable
      var hasValue = isOptional || isSupplied
      if let token = current, token.isSymbol("="), !isAtMember {
        hasValue = true
        skipExpression()
      }
      if let token = current, token.isSymbol("{"), !isAtMember {
        if !isObserved { hasValue = true }
        skipBalanced()
      }
      if !hasValue { needed.append(name.text) }
      guard let comma = current, comma.isSymbol(",") else { break }
      index += 1
    }
    return needed
  }

  /// Skips the type after a name, where there is one, and says whether nil is a value of it.
  private mutating func parseType() -> Bool {
    guard let colon = current, colon.isSymbol(":") else { return false }
    index += 1
    let first = current
    while let token = current, !isAtMember {
      if token.isSymbol("=") || token.isSymbol(",") || token.isSymbol("{") { break }
      if token.isSymbol("<") {
        skipAngles()
      } else if isOpening(token) {
        skipBalanced()
      } else {
        index += 1
      }
    }
    let last = index > 0 ? tokens[index - 1] : nil
    return last?.isSymbol("?") == true || last?.isSymbol("!") == true
      || first?.isWord("Optional") == true
  }

  /// Skips the value after an equals sign, up to a comma, accessors or the next member.
  private mutating func skipExpression() {
    index += 1
    while let token = current, !isAtMember, !token.isSymbol(",") {
      if token.isSymbol("{"), isObserved { return }
      if token.isSymbol("<"), isGenericArguments {
        skipAngles()
      } else if isOpening(token) {
        skipBalanced()
      } else {
        index += 1
      }
    }
  }

  /// Whether the angle here opens arguments of a type, as in `Set<Int>()`, and compares nothing.
  private var isGenericArguments: Bool {
    guard index > 0, tokens[index - 1].range.upperBound == tokens[index].range.lowerBound,
      tokens[index - 1].kind == .word
    else { return false }
    return tokens[index - 1].text.first?.isUppercase == true
  }

  /// Whether the brace here opens observers: the property is stored.
  private var isObserved: Bool {
    guard index + 1 < tokens.count else { return false }
    return tokens[index + 1].isWord("didSet") || tokens[index + 1].isWord("willSet")
  }

  /// Reads an initialiser from its keyword to the end of its parameters.
  mutating func parseInitializer(_ head: Head) -> TypeOutline.Initializer {
    index += 1
    var isUnusable = head.isPrivate
    while let token = current, !token.isSymbol("("), !isAtMember {
      if token.isSymbol("?") || token.isSymbol("!") { isUnusable = true }
      token.isSymbol("<") ? skipAngles() : (index += 1)
    }
    let needed = parseParameters()
    while let token = current, !token.isSymbol("{"), !isAtMember {
      if ["async", "throws", "where"].contains(token.text) { isUnusable = true }
      isOpening(token) ? skipBalanced() : (index += 1)
    }
    return TypeOutline.Initializer(needed: needed, isUnusable: isUnusable)
  }

  /// The names of parameters that have no default value.
  private mutating func parseParameters() -> [String] {
    guard let open = current, open.isSymbol("(") else { return [] }
    index += 1
    var needed: [String] = []
    var name: String?
    var hasValue = false
    while let token = current {
      let isEnd = token.isSymbol(")")
      if isEnd || token.isSymbol(",") {
        if let name, !hasValue { needed.append(name) }
        (name, hasValue) = (nil, false)
        index += 1
        if isEnd { return needed }
        continue
      }
      if token.kind == .word, name == nil { name = token.text }
      // A default value, or any number of arguments.
      if token.isSymbol("=") || isEllipsis { hasValue = true }
      if token.isSymbol("<"), !hasValue {
        skipAngles()
      } else if isOpening(token) {
        skipBalanced()
      } else {
        index += 1
      }
    }
    return needed
  }

  private var isEllipsis: Bool {
    index + 2 < tokens.count && (0..<3).allSatisfy { tokens[index + $0].isSymbol(".") }
  }
}
