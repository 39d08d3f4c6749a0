import CMuParser
import Glibc

/// The names that an expression may use.
package enum Vocabulary {
  package static let variables = ["x", "z"]
  package static let constants: [(name: String, value: Double)] = [
    ("pi", .pi), ("e", M_E),
  ]

  /// What a function takes and how it is computed.
  enum Body: Sendable {
    case one(@convention(c) (Double) -> Double)
    case two(@convention(c) (Double, Double) -> Double)
    case many(@convention(c) (UnsafePointer<Double>?, Int32) -> Double)
  }

  struct Function: Sendable {
    let name: String
    let body: Body

    /// How many arguments; nil for one or more.
    var argumentCount: Int? {
      switch body {
      case .one: 1
      case .two: 2
      case .many: nil
      }
    }

    /// As help shows it.
    var signature: String {
      switch body {
      case .one: "\(name)(a)"
      case .two: "\(name)(a, b)"
      case .many: "\(name)(a, ...)"
      }
    }
  }

  /// The functions' names with their arguments, in the order of help.
  package static var signatures: [String] { functions.map(\.signature) }

  /// Every name, for suggestions.
  static var names: [String] {
    variables + constants.map(\.name) + functions.map(\.name)
  }

  static func function(_ name: String) -> Function? {
    functions.first { $0.name == name }
  }

  static let functions: [Function] = [
    Function(name: "sin", body: .one { sin($0) }),
    Function(name: "cos", body: .one { cos($0) }),
    Function(name: "tan", body: .one { tan($0) }),
    Function(name: "asin", body: .one { asin($0) }),
    Function(name: "acos", body: .one { acos($0) }),
    Function(name: "atan", body: .one { atan($0) }),
    Function(name: "sinh", body: .one { sinh($0) }),
    Function(name: "cosh", body: .one { cosh($0) }),
    Function(name: "tanh", body: .one { tanh($0) }),
    Function(name: "atan2", body: .two { atan2($0, $1) }),
    Function(name: "hypot", body: .two { hypot($0, $1) }),
    // sin(a)/a, and 1 at 0
    Function(name: "sinc", body: .one { $0 == 0 ? 1 : sin($0) / $0 }),
    Function(name: "exp", body: .one { exp($0) }),
    // Natural, as in Swift
    Function(name: "log", body: .one { log($0) }),
    Function(name: "ln", body: .one { log($0) }),
    Function(name: "log2", body: .one { log2($0) }),
    Function(name: "log10", body: .one { log10($0) }),
    Function(name: "sqrt", body: .one { sqrt($0) }),
    Function(name: "cbrt", body: .one { cbrt($0) }),
    Function(name: "pow", body: .two { pow($0, $1) }),
    Function(name: "abs", body: .one { fabs($0) }),
    Function(name: "sign", body: .one { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }),
    Function(name: "floor", body: .one { floor($0) }),
    Function(name: "ceil", body: .one { ceil($0) }),
    Function(name: "round", body: .one { round($0) }),
    // With the sign of b, as in GLSL
    Function(name: "mod", body: .two { $0 - $1 * floor($0 / $1) }),
    Function(name: "min", body: .many { reduce($0, $1) { $1 < $0 || $1.isNaN ? $1 : $0 } }),
    Function(name: "max", body: .many { reduce($0, $1) { $1 > $0 || $1.isNaN ? $1 : $0 } }),
  ]
}

/// Folds a C array; NaN for none.
private func reduce(
  _ values: UnsafePointer<Double>?,
  _ count: Int32,
  _ join: (Double, Double) -> Double
) -> Double {
  guard let values, count > 0 else { return .nan }
  var result = values[0]
  for i in 1..<max(1, Int(count)) { result = join(result, values[i]) }
  return result
}
