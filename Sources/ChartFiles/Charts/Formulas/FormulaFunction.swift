import ChartModel
import Diagnostics
import Glibc

/// A function of formulas of rows.
struct FormulaFunction: Sendable {
  let name: String
  /// How many arguments it takes.
  let counts: ClosedRange<Int>
  let body: @Sendable ([FormulaColumn]) -> FormulaColumn

  static let constants: [(name: String, value: Double)] = [
    ("PI", .pi), ("E", M_E), ("LN2", M_LN2), ("LN10", M_LN10), ("LOG2E", M_LOG2E),
    ("LOG10E", M_LOG10E), ("SQRT2", 2.0.squareRoot()), ("SQRT1_2", 0.5.squareRoot()),
    ("NaN", .nan), ("Infinity", .infinity),
  ]

  static let all = numeric + tests + dates + words

  static func named(_ name: String) -> FormulaFunction? {
    // Dates are in UTC in any case.
    let plain = name.hasPrefix("utc") ? String(name.dropFirst(3)) : name
    return all.first { $0.name == name }
      ?? (dates.contains { $0.name == plain } ? dates.first { $0.name == plain } : nil)
  }

  static func unknown(_ name: String) -> String {
    let start = "'\(name)' is not known"
    let near =
      nearest(to: name, in: all.map(\.name))
      ?? nearest(to: name, in: ["datum"] + constants.map(\.name))
    if let near { return "\(start); did you mean '\(near)'?" }
    return "\(start); fields are 'datum.name', the constants are "
      + constants.map(\.name).joined(separator: ", ") + ", and the functions "
      + all.map(\.name).joined(separator: ", ")
  }

  func wrongCount(_ given: Int) -> String {
    let wanted =
      counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)"
      : counts.upperBound > 100
        ? "at least \(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    return "'\(name)' takes \(wanted) argument\(wanted == "1" ? "" : "s"), not \(given)"
  }

  private static func one(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: 1...1) { .numbers($0[0].numbers.map(body)) }
  }

  private static func two(
    _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: 2...2) {
      .numbers(joined($0[0].numbers, $0[1].numbers, body))
    }
  }

  private static func many(
    _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> FormulaFunction {
    FormulaFunction(name: name, counts: 1...1000) { arguments in
      .numbers(
        arguments.dropFirst().reduce(arguments[0].numbers) { joined($0, $1.numbers, body) })
    }
  }

  private static let numeric: [FormulaFunction] = [
    one("abs") { abs($0) }, one("acos") { acos($0) }, one("asin") { asin($0) },
    one("atan") { atan($0) }, two("atan2") { atan2($0, $1) }, one("cbrt") { cbrt($0) },
    one("ceil") { $0.rounded(.up) },
    FormulaFunction(name: "clamp", counts: 3...3) { arguments in
      let low = joined(arguments[0].numbers, arguments[1].numbers) { max($0, $1) }
      return .numbers(joined(low, arguments[2].numbers) { min($0, $1) })
    },
    one("cos") { cos($0) }, one("exp") { exp($0) }, one("floor") { $0.rounded(.down) },
    many("hypot") { hypot($0, $1) }, one("log") { log($0) }, one("log2") { log2($0) },
    one("log10") { log10($0) },
    many("max") { $0.isNaN || $1.isNaN ? .nan : max($0, $1) },
    many("min") { $0.isNaN || $1.isNaN ? .nan : min($0, $1) },
    two("pow") { pow($0, $1) },
    // Half goes up, as in JavaScript.
    one("round") { ($0 + 0.5).rounded(.down) },
    one("sign") { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }, one("sin") { sin($0) },
    one("sqrt") { sqrt($0) }, one("tan") { tan($0) },
  ]

  private static let tests: [FormulaFunction] = [
    FormulaFunction(name: "if", counts: 3...3) {
      FormulaEvaluator.choose($0[0].truths, $0[1], $0[2])
    },
    FormulaFunction(name: "inrange", counts: 2...2) { arguments in
      guard case .list(let ends) = arguments[1], ends.count == 2 else { return .booleans([0]) }
      let values = arguments[0].numbers
      let (a, b) = (ends[0].numbers, ends[1].numbers)
      let pairs = joined(a, b) { (min($0, $1), max($0, $1)) }
      return .truths(joined(values, pairs) { $0 >= $1.0 && $0 <= $1.1 })
    },
    FormulaFunction(name: "isFinite", counts: 1...1) { .truths($0[0].numbers.map(\.isFinite)) },
    FormulaFunction(name: "isNaN", counts: 1...1) { .truths($0[0].numbers.map(\.isNaN)) },
    FormulaFunction(name: "isValid", counts: 1...1) { .truths($0[0].missing.map { !$0 }) },
    FormulaFunction(name: "toBoolean", counts: 1...1) { .truths($0[0].truths) },
    FormulaFunction(name: "toNumber", counts: 1...1) { .numbers($0[0].numbers) },
    FormulaFunction(name: "toString", counts: 1...1) { .texts($0[0].texts) },
    FormulaFunction(name: "parseFloat", counts: 1...1) { .numbers($0[0].numbers) },
    FormulaFunction(name: "parseInt", counts: 1...1) {
      .numbers($0[0].numbers.map { $0.rounded(.towardZero) })
    },
  ]
}
