import ChartModel
import Glibc

/// Computes a formula for all rows at once, operator by operator.
struct FormulaEvaluator {
  let frame: Frame

  func values(_ node: FormulaNode) throws(FormulaFault) -> FormulaColumn {
    switch node {
    case .constant(let column): return column
    case .null: return .numbers([.nan])
    case .field(let name, let column):
      guard let values = frame[name] else {
        throw FormulaFault(column: column, message: frame.unknown(name))
      }
      return FormulaColumn(values)
    case .unary(let symbol, let node, _):
      let operand = try values(node)
      switch symbol {
      case "!": return .truths(operand.truths.map { !$0 })
      case "-": return .numbers(operand.numbers.map { -$0 })
      default: return .numbers(operand.numbers)
      }
    case .binary(let symbol, .null, let other, _), .binary(let symbol, let other, .null, _):
      let missing = try values(other).missing
      return .truths(
        symbol.hasPrefix("=")
          ? missing : missing.map { symbol == "!=" || symbol == "!==" ? !$0 : false })
    case .binary(let symbol, let left, let right, _):
      return try binary(symbol, values(left), values(right))
    case .choice(let test, let yes, let no):
      return try FormulaEvaluator.choose(values(test).truths, values(yes), values(no))
    case .call(let function, let nodes, _):
      var arguments: [FormulaColumn] = []
      for node in nodes { arguments.append(try values(node)) }
      return function.body(arguments)
    case .list(let nodes):
      var elements: [FormulaColumn] = []
      for node in nodes { elements.append(try values(node)) }
      return .list(elements)
    }
  }

  private func binary(
    _ symbol: String, _ left: FormulaColumn, _ right: FormulaColumn
  ) throws(FormulaFault) -> FormulaColumn {
    func numbers(_ join: (Double, Double) -> Double) -> FormulaColumn {
      .numbers(joined(left.numbers, right.numbers, join))
    }
    func compared(
      _ test: (Double, Double) -> Bool, _ texts: (String, String) -> Bool
    ) -> FormulaColumn {
      if case .texts(let a) = left, case .texts(let b) = right {
        return .truths(FormulaEvaluator.compared(a, b, texts))
      }
      return .truths(joined(left.numbers, right.numbers, test))
    }
    switch symbol {
    case "+":
      return left.isText || right.isText ? FormulaEvaluator.concatenated(left, right) : numbers(+)
    case "-": return numbers(-)
    case "*": return numbers(*)
    case "/": return numbers(/)
    case "%": return numbers { fmod($0, $1) }
    case "**": return numbers { pow($0, $1) }
    case "<": return compared(<, <)
    case "<=": return compared(<=, <=)
    case ">": return compared(>, >)
    case ">=": return compared(>=, >=)
    case "==", "===": return .truths(FormulaEvaluator.equal(left, right))
    case "!=", "!==": return .truths(FormulaEvaluator.equal(left, right).map { !$0 })
    case "&&": return FormulaEvaluator.choose(left.truths, right, left)
    default: return FormulaEvaluator.choose(left.truths, left, right)
    }
  }

  /// Whether two columns have the same value; what is missing equals nothing.
  static func equal(_ left: FormulaColumn, _ right: FormulaColumn) -> [Bool] {
    switch (left, right) {
    case (.texts(let a), .texts(let b)): compared(a, b, ==)
    // A date and a text that spells one.
    case (.dates(let a), .texts), (.texts, .dates(let a)):
      joined(a, left.isText ? left.dates : right.dates, ==)
    case (.booleans, .texts(let b)): compared(left.texts, b, ==)
    case (.texts(let a), .booleans): compared(a, right.texts, ==)
    default: joined(left.numbers, right.numbers, ==)
    }
  }

  /// Compares texts by their codes: each pair of names once where one side is constant.
  private static func compared(
    _ a: CategoryColumn, _ b: CategoryColumn, _ test: (String, String) -> Bool
  ) -> [Bool] {
    func name(_ column: CategoryColumn, _ code: Int32) -> String? {
      code < 0 ? nil : column.names[Int(code)]
    }
    if b.codes.count == 1, let text = name(b, b.codes[0]) {
      let holds = a.names.map { test($0, text) }
      return a.codes.map { $0 >= 0 && holds[Int($0)] }
    }
    if a.codes.count == 1, let text = name(a, a.codes[0]) {
      let holds = b.names.map { test(text, $0) }
      return b.codes.map { $0 >= 0 && holds[Int($0)] }
    }
    return joined(a.codes, b.codes) { first, second in
      guard let first = name(a, first), let second = name(b, second) else { return false }
      return test(first, second)
    }
  }

  private static func concatenated(_ left: FormulaColumn, _ right: FormulaColumn) -> FormulaColumn {
    let (a, b) = (left.texts, right.texts)
    let texts = joined(a.codes, b.codes) { first, second in
      first < 0 || second < 0 ? nil : a.names[Int(first)] + b.names[Int(second)]
    }
    var column = CategoryColumn()
    for text in texts { column.append(text) }
    return .texts(column)
  }

  /// The first where a test holds, else the second.
  static func choose(
    _ test: [Bool], _ yes: FormulaColumn, _ no: FormulaColumn
  ) -> FormulaColumn {
    func pick<Value>(_ yes: [Value], _ no: [Value]) -> [Value] {
      let pairs = joined(yes, no) { ($0, $1) }
      return joined(test, pairs) { $0 ? $1.0 : $1.1 }
    }
    switch (yes, no) {
    case (.booleans(let a), .booleans(let b)): return .booleans(pick(a, b))
    case (.dates(let a), .dates(let b)): return .dates(pick(a, b))
    case (.dates(let a), _) where no.isAllMissing: return .dates(pick(a, [.nan]))
    case (_, .dates(let b)) where yes.isAllMissing: return .dates(pick([.nan], b))
    default: break
    }
    guard yes.isText || no.isText else { return .numbers(pick(yes.numbers, no.numbers)) }
    let (a, b) = (yes.texts, no.texts)
    let all = CategoryColumn(a.names + b.names)
    let second = b.codes.map { $0 < 0 ? -1 : all.codes[a.names.count + Int($0)] }
    let first = a.codes.map { $0 < 0 ? -1 : all.codes[Int($0)] }
    return .texts(CategoryColumn(names: all.names, codes: pick(first, second)))
  }
}

extension FormulaColumn {
  var isText: Bool { if case .texts = self { true } else { false } }
  fileprivate var isAllMissing: Bool { missing.allSatisfy { $0 } }
}
