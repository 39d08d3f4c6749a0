import ChartFiles
import Diagnostics
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite struct ExpressionTests {
  typealias Function = @Sendable (Double, Double) -> Double

  private static let xs = [-3.0, -1, -0.5, 0, 0.25, 1, 2, 7.5]
  private static let pairs = xs.flatMap { x in xs.map { (x, $0) } }

  static let formulas: [(String, Function)] = [
    ("x", { x, _ in x }),
    ("3", { _, _ in 3 }),
    ("-x^2", { x, _ in -(x * x) }),
    ("2^3^2 + 0*x", { _, _ in 512 }),
    ("x - z - 1", { x, z in x - z - 1 }),
    ("x / z / 2", { x, z in x / z / 2 }),
    ("1 + x * z ^ 2", { x, z in 1 + x * z * z }),
    ("sin(hypot(x,z))/hypot(x,z)", { x, z in sin(hypot(x, z)) / hypot(x, z) }),
    ("sinc(x) * sinc(z)", { x, z in (x == 0 ? 1 : sin(x) / x) * (z == 0 ? 1 : sin(z) / z) }),
    ("atan2(x, z)", { x, z in atan2(x, z) }),
    ("sin(x)+cos(z)+tan(x)", { x, z in sin(x) + cos(z) + tan(x) }),
    ("asin(x/8)+acos(z/8)+atan(x)", { x, z in asin(x / 8) + acos(z / 8) + atan(x) }),
    ("sinh(x)+cosh(z)+tanh(x)", { x, z in sinh(x) + cosh(z) + tanh(x) }),
    ("exp(x) + log(abs(z))", { x, z in exp(x) + log(abs(z)) }),
    ("log2(abs(x)) - log10(abs(z))", { x, z in log2(abs(x)) - log10(abs(z)) }),
    ("sqrt(x)", { x, _ in sqrt(x) }),
    ("cbrt(x) + pow(abs(x), z)", { x, z in cbrt(x) + pow(abs(x), z) }),
    ("min(x, z, 1) + max(x, z)", { x, z in min(x, z, 1) + max(x, z) }),
    ("floor(x) + ceil(z) + round(x)", { x, z in floor(x) + ceil(z) + x.rounded() }),
    ("mod(x, 3)", { x, _ in x - 3 * floor(x / 3) }),
    ("sign(x)", { x, _ in x > 0 ? 1 : x < 0 ? -1 : 0 }),
    ("x < z && z > 0 ? pi : e", { x, z in x < z && z > 0 ? .pi : M_E }),
    ("x <= z || x == 1 ? 1 : x != z ? 2 : 3", { x, z in x <= z || x == 1 ? 1 : 2 }),
    ("1/x", { x, _ in 1 / x }),
    ("1.5e1*x + 2E-1", { x, _ in 15 * x + 0.2 }),
  ]

  @Test(arguments: formulas)
  func values(text: String, function: Function) throws {
    let pairs = ExpressionTests.pairs
    let values = try ChartFiles.Expression(text).values(
      atX: pairs.map(\.0),
      z: pairs.map(\.1)
    )
    #expect(values.count == pairs.count)
    for (value, (x, z)) in zip(values, pairs) {
      let expected = function(x, z)
      let isSame =
        value.isNaN && expected.isNaN || value == expected
        || abs(value - expected) <= 1e-13 * abs(expected)
      #expect(isSame, "\(text) at \(x), \(z) is \(expected), not \(value)")
    }
  }

  static let mistakes: [(String, Int, String?)] = [
    ("", 1, "it is empty"),
    ("  ", 1, "it is empty"),
    ("y + 1", 1, "y is what the expression gives; write it in x and z"),
    ("1 + sine(x)", 5, "'sine' is not known; did you mean 'sin'?"),
    ("x + q", 5, nil),
    ("x +", 4, "a value is wanted at the end"),
    ("x + * z", 5, "a value is wanted before '*'"),
    ("x ** 2", 4, "a value is wanted before '*'; write powers as 'x^2'"),
    ("x % 2", 3, "'%' cannot be read; write 'mod(a, b)'"),
    ("!x", 1, "'!' cannot be read"),
    ("x z", 3, "an operator is wanted before 'z'"),
    ("2x", 2, "an operator is wanted before 'x'"),
    ("x(2)", 2, "an operator is wanted before '('"),
    ("(x", 1, "this '(' is not closed"),
    ("1 + (x", 5, "this '(' is not closed"),
    ("sin(x", 4, "this '(' is not closed"),
    ("x)", 2, "this ')' closes nothing"),
    ("sin x", 1, "'sin' is a function; write 'sin(...)'"),
    ("hypot(x)", 1, "'hypot' takes 2 arguments, not 1"),
    ("1 + sin(x, z)", 5, "'sin' takes 1 argument, not 2"),
    ("max()", 1, "'max' takes at least 1 argument, not 0"),
    ("hypot(x, max(x, z, 1), 2)", 1, "'hypot' takes 2 arguments, not 3"),
    ("x, z", 2, "',' stands outside a function's brackets"),
    ("(x, z)", 3, "',' stands outside a function's brackets"),
    ("x = 3", 3, "'=' assigns; compare with '=='"),
    ("x ? 1", 6, "'?' has no ':'"),
    ("x ? 1 : ", 9, "a value is wanted at the end"),
    ("x # 2", 3, "'#' cannot be read"),
    ("1 + é", 5, nil),
    ("x + \"a\"", 5, "'\"' cannot be read"),
    ("()", 2, "')' is not wanted here"),
    ("1.2.3", 4, "an operator is wanted before '.3'"),
    ("1e400", 1, "'1e400' cannot be read"),
  ]

  @Test(arguments: mistakes)
  func errors(text: String, column: Int, message: String?) {
    #expect {
      _ = try ChartFiles.Expression(text)
    } throws: { error in
      guard case .expression(text, column, let found) = error as? ReliefError else {
        Issue.record("\(error)")
        return false
      }
      return message == nil || message == found
    }
  }

  @Test func unknownNamesListTheKnown() {
    #expect {
      _ = try ChartFiles.Expression("bessel(x)")
    } throws: {
      "\($0)".hasPrefix(
        "cannot read the expression 'bessel(x)' at column 1: 'bessel' is not known; there are "
          + "the variables x and z, the constants pi, e, and the functions sin, cos, "
      )
    }
  }

  @Test func noPlaces() throws {
    #expect(try ChartFiles.Expression("x").values(atX: [], z: []) == [])
    #expect(try ChartFiles.Expression("x").values(atX: [1, 2], z: [3]) == [1])
  }

  @Test func samplerServesManyThreads() throws {
    let sampler = try ChartFiles.Expression("sin(x) * z").sampler
    let xs = (0..<5000).map { Double($0) / 100 }
    let expected = xs.map { sin($0) * 2 }
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let values = sampler(xs, Array(repeating: 2, count: xs.count))
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  /// Any text gives values or an error.
  @Test func anyText() {
    let pieces = [
      "x", "z", "1", "2.5", "(", ")", ",", "+", "-", "*", "/", "^", "<", "==", "&&", "?", ":",
      "sin(", "max(", "hypot(", "e", "\"", "'", "é", "#", " ", "!", "=", "|", ".", "\u{0}",
    ]
    var random = RandomNumbers(seed: 17)
    for _ in 0..<20_000 {
      let text = (0..<Int(1 + random.next() % 12)).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }.joined()
      do throws(ReliefError) {
        let values = try ChartFiles.Expression(text).values(atX: [0, 1, 2], z: [1, 0, -1])
        #expect(values.count == 3)
      } catch {
        guard case .expression(_, let column, _) = error else {
          Issue.record("\(text): \(error)")
          continue
        }
        #expect((1...text.count + 1).contains(column), "\(text): \(error)")
      }
    }
  }

  @Test func longAndDeep() {
    let deep = String(repeating: "(", count: 5000) + "x" + String(repeating: ")", count: 5000)
    #expect((try? ChartFiles.Expression(deep).values(atX: [2], z: [0])) ?? [2] == [2])
    let long = Array(repeating: "x", count: 30_000).joined(separator: "+")
    _ = try? ChartFiles.Expression(long).values(atX: [2], z: [0])
    let ternaries = String(repeating: "x?1:", count: 3000) + "2"
    _ = try? ChartFiles.Expression(ternaries).values(atX: [2], z: [0])
    let powers = Array(repeating: "x", count: 5000).joined(separator: "^")
    _ = try? ChartFiles.Expression(powers).values(atX: [1], z: [0])
  }
}
