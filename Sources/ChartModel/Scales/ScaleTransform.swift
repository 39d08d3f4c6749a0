import Glibc

/// The monotone function that a scale applies before it is linear.
///
/// The formulas are those that Swift Charts documents for its scale types.
package enum ScaleTransform: Sendable, Hashable {
  case identity
  /// log10; defined for positive values only.
  case log
  /// sign(x) |x|^exponent.
  case power(exponent: Double)
  /// sign(x) log(1 + |x slope|).
  case symmetricLog(slope: Double)

  /// Whether equal distances are equal ratios, at least away from zero.
  package var spansDecades: Bool {
    switch self {
    case .log, .symmetricLog: true
    case .identity, .power: false
    }
  }

  /// The transformed value; NaN where the transform is not defined.
  package func apply(_ value: Double) -> Double {
    switch self {
    case .identity: value
    case .log: value > 0 ? log10(value) : .nan
    case .power(let exponent): copysign(pow(abs(value), exponent), value)
    case .symmetricLog(let slope): copysign(log1p(abs(value) * slope), value)
    }
  }

  /// The value whose transform this is.
  package func invert(_ transformed: Double) -> Double {
    switch self {
    case .identity: transformed
    case .log: pow(10, transformed)
    case .power(let exponent): copysign(pow(abs(transformed), 1 / exponent), transformed)
    case .symmetricLog(let slope): copysign(expm1(abs(transformed)) / slope, transformed)
    }
  }
}

extension ScaleTransform {
  /// The transform of a declared scale type; dates are linear, categories are placed by index.
  init(_ type: ScaleType) {
    switch type {
    case .linear, .date, .category: self = .identity
    case .log: self = .log
    case .squareRoot: self = .power(exponent: 0.5)
    case .power(let exponent): self = exponent > 0 ? .power(exponent: exponent) : .identity
    case .symmetricLog(let slope): self = .symmetricLog(slope: slope > 0 ? slope : 1)
    }
  }
}
