import Diagnostics

/// Refuses, with its place, what the parser would misunderstand or explain badly.
///
/// Names that it has not, functions without brackets or with the wrong number of arguments, open
/// brackets, and two things that the parser takes: `=`, which assigns, and a `,` outside a
/// function, which drops what stands before it.
struct ExpressionCheck {
  /// An open bracket, with the function before it.
  private struct Bracket {
    var column: Int
    var function: TokenScanner.Token?
    var commas = 0
    var isEmpty = true
  }

  private static let operators = [
    "+", "-", "*", "/", "^", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "?", ":",
  ]

  private let text: String
  private var brackets: [Bracket] = []

  private init(_ text: String) {
    self.text = text
  }

  static func run(on text: String) throws(ReliefError) {
    var check = ExpressionCheck(text)
    var scanner = TokenScanner(text)
    var previous: TokenScanner.Token?
    while let token = scanner.next() {
      try check.take(token, after: previous, before: scanner.peek())
      previous = token
    }
    if let open = check.brackets.last {
      throw .expression(text: text, column: open.column, message: "this '(' is not closed")
    }
  }

  private mutating func take(
    _ token: TokenScanner.Token,
    after previous: TokenScanner.Token?,
    before next: TokenScanner.Token?
  ) throws(ReliefError) {
    if token.text != ")", !brackets.isEmpty { brackets[brackets.count - 1].isEmpty = false }
    switch (token.kind, token.text) {
    case (.name, let name):
      guard Vocabulary.names.contains(name) else {
        throw problem(at: token, ExpressionCheck.unknown(name))
      }
      if Vocabulary.function(name) != nil, next?.text != "(" {
        throw problem(at: token, "'\(name)' is a function; write '\(name)(...)'")
      }
    case (.symbol, "="):
      throw problem(at: token, "'=' assigns; compare with '=='")
    case (.symbol, "("):
      let function = previous.flatMap { $0.kind == .name ? $0 : nil }
      if let function, Vocabulary.function(function.text) == nil {
        throw problem(at: token, "an operator is wanted before '('")
      }
      brackets.append(Bracket(column: token.column, function: function))
    case (.symbol, ","):
      guard let open = brackets.last, open.function != nil else {
        throw problem(at: token, "',' stands outside a function's brackets")
      }
      brackets[brackets.count - 1].commas += 1
    case (.symbol, ")"):
      guard let bracket = brackets.popLast() else {
        throw problem(at: token, "this ')' closes nothing")
      }
      try checkArguments(of: bracket)
    case (.symbol, "*") where previous?.text == "*":
      throw problem(at: token, "a value is wanted before '*'; write powers as 'x^2'")
    case (.symbol, "%"):
      throw problem(at: token, "'%' cannot be read; write 'mod(a, b)'")
    case (.symbol, let symbol):
      guard ExpressionCheck.operators.contains(symbol) else {
        throw problem(at: token, "'\(symbol)' cannot be read")
      }
    case (.number, _):
      break
    }
  }

  private func checkArguments(of bracket: Bracket) throws(ReliefError) {
    guard let token = bracket.function, let function = Vocabulary.function(token.text) else {
      return
    }
    let given = bracket.isEmpty ? 0 : bracket.commas + 1
    if let count = function.argumentCount, given != count {
      let words = count == 1 ? "1 argument" : "\(count) arguments"
      throw problem(at: token, "'\(token.text)' takes \(words), not \(given)")
    }
    if given == 0 { throw problem(at: token, "'\(token.text)' takes at least 1 argument, not 0") }
  }

  private func problem(at token: TokenScanner.Token, _ message: String) -> ReliefError {
    .expression(text: text, column: token.column, message: message)
  }

  private static func unknown(_ name: String) -> String {
    if name == "y" { return "y is what the expression gives; write it in x and z" }
    if let near = nearest(to: name, in: Vocabulary.names) {
      return "'\(name)' is not known; did you mean '\(near)'?"
    }
    let constants = Vocabulary.constants.map(\.name).joined(separator: ", ")
    let functions = Vocabulary.functions.map(\.name).joined(separator: ", ")
    return "'\(name)' is not known; there are the variables x and z, the constants "
      + "\(constants), and the functions \(functions)"
  }
}
