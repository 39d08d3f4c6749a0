import ChartModel

/// Reads a formula of rows in Vega's language: `datum.weight / 1000 > 4 && datum.sex == 'male'`.
///
/// Operators, tightest first: `**`, unary `- + !`, `* / %`, `+ -`, `< <= > >=`, `== != === !==`,
/// `&&`, `||`, `? :`. Fields are `datum.name` or `datum['a name']`.
struct RowFormulaParser {
  private var scanner: FormulaScanner
  private var token: FormulaScanner.Token
  private var depth = 0
  private static let depthLimit = 100

  static func parse(_ text: String) throws(FormulaFault) -> FormulaNode {
    var parser = try RowFormulaParser(text)
    let node = try parser.choice()
    guard parser.token.kind == .end else {
      throw parser.fault("an operator is wanted before '\(parser.token.text)'")
    }
    return node
  }

  private init(_ text: String) throws(FormulaFault) {
    scanner = FormulaScanner(text)
    token = try scanner.next()
  }

  private func fault(_ message: String) -> FormulaFault {
    FormulaFault(column: token.column, message: message)
  }

  private mutating func skip(_ symbol: String) throws(FormulaFault) -> Bool {
    guard token.kind == .symbol, token.text == symbol else { return false }
    token = try scanner.next()
    return true
  }

  private mutating func expect(_ symbol: String) throws(FormulaFault) {
    guard try skip(symbol) else {
      throw fault(
        token.kind == .end
          ? "the formula ends where '\(symbol)' is wanted"
          : "'\(symbol)' is wanted before '\(token.text)'")
    }
  }

  private mutating func choice() throws(FormulaFault) -> FormulaNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RowFormulaParser.depthLimit else { throw fault("it nests too deep") }
    let test = try binary(level: 0)
    guard try skip("?") else { return test }
    let yes = try choice()
    try expect(":")
    return .choice(test, yes, try choice())
  }

  private static let levels = [
    ["||"], ["&&"], ["==", "!=", "===", "!=="], ["<", "<=", ">", ">="], ["+", "-"],
    ["*", "/", "%"],
  ]

  private mutating func binary(level: Int) throws(FormulaFault) -> FormulaNode {
    guard level < RowFormulaParser.levels.count else { return try unary() }
    var left = try binary(level: level + 1)
    while token.kind == .symbol, RowFormulaParser.levels[level].contains(token.text) {
      let (symbol, column) = (token.text, token.column)
      token = try scanner.next()
      left = .binary(symbol, left, try binary(level: level + 1), column: column)
    }
    return left
  }

  private mutating func unary() throws(FormulaFault) -> FormulaNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RowFormulaParser.depthLimit else { throw fault("it nests too deep") }
    for symbol in ["-", "+", "!"] {
      let column = token.column
      if try skip(symbol) { return .unary(symbol, try unary(), column: column) }
    }
    let base = try value()
    let column = token.column
    return try skip("**") ? .binary("**", base, try unary(), column: column) : base
  }

  private mutating func value() throws(FormulaFault) -> FormulaNode {
    let current = token
    switch current.kind {
    case .number(let number):
      token = try scanner.next()
      return .constant(.numbers([number]))
    case .text:
      token = try scanner.next()
      return .constant(.texts(CategoryColumn([current.text])))
    case .name:
      token = try scanner.next()
      return try named(current)
    case .symbol where current.text == "(":
      token = try scanner.next()
      let node = try choice()
      try expect(")")
      return node
    case .symbol where current.text == "[":
      token = try scanner.next()
      return .list(try arguments(until: "]"))
    case .end: throw fault("a value is wanted at the end")
    case .symbol: throw fault("a value is wanted before '\(current.text)'")
    }
  }

  private mutating func arguments(until end: String) throws(FormulaFault) -> [FormulaNode] {
    if try skip(end) { return [] }
    var nodes = [try choice()]
    while try skip(",") { nodes.append(try choice()) }
    try expect(end)
    return nodes
  }

  private mutating func named(_ name: FormulaScanner.Token) throws(FormulaFault) -> FormulaNode {
    switch name.text {
    case "datum": return try field()
    case "true", "false": return .constant(.booleans([name.text == "true" ? 1 : 0]))
    case "null", "undefined": return .null
    default: break
    }
    if let value = FormulaFunction.constants.first(where: { $0.name == name.text })?.value {
      return .constant(.numbers([value]))
    }
    guard let function = FormulaFunction.named(name.text) else {
      throw FormulaFault(column: name.column, message: FormulaFunction.unknown(name.text))
    }
    guard try skip("(") else {
      throw FormulaFault(
        column: name.column, message: "'\(name.text)' is a function; write '\(name.text)(...)'")
    }
    let nodes = try arguments(until: ")")
    guard function.counts.contains(nodes.count) else {
      throw FormulaFault(column: name.column, message: function.wrongCount(nodes.count))
    }
    return .call(function, nodes, column: name.column)
  }

  private mutating func field() throws(FormulaFault) -> FormulaNode {
    let column = token.column
    if try skip(".") {
      guard token.kind == .name else { throw fault("the name of a field is wanted after 'datum.'") }
      var name = token.text
      token = try scanner.next()
      // Objects in records give fields such as a.b.
      while token.kind == .symbol, token.text == "." {
        token = try scanner.next()
        guard token.kind == .name else { throw fault("a name is wanted after '\(name).'") }
        name += ".\(token.text)"
        token = try scanner.next()
      }
      return .field(name, column: column)
    }
    guard try skip("[") else { throw fault("a field is wanted: datum.name or datum['a name']") }
    guard token.kind == .text else { throw fault("the name of a field is wanted in quotes") }
    let name = token.text
    token = try scanner.next()
    try expect("]")
    return .field(name, column: column)
  }
}
