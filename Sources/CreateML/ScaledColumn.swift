// `squareRoot` may become a call into the system's mathematics library, which this links.
#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Numbers less their mean, divided by their standard deviation.
///
/// Columns of like size make a rank that is decided by the data, not by its units.
struct ScaledColumn {
  var values: [Double]
  var mean: Double
  /// Never zero.
  var standardDeviation: Double
  /// The rounding of the numbers, as a share of their standard deviation.
  var rounding: Double

  /// Scales numbers; nil where they are all the same, or too large for their spread to be a number.
  init?(_ numbers: [Double]) {
    guard let first = numbers.first, numbers.contains(where: { $0 != first }) else { return nil }
    let count = Double(numbers.count)
    let mean = Self.mean(of: numbers)
    let largest = numbers.reduce(0) { max($0, abs($1 - mean)) }
    guard largest.isFinite, largest > 0 else { return nil }
    // Divided by the largest, squares neither overflow nor vanish.
    let squares = numbers.reduce(0) { $0 + (($1 - mean) / largest) * (($1 - mean) / largest) }
    let standardDeviation = largest * (squares / count).squareRoot()
    values = numbers.map { ($0 - mean) / standardDeviation }
    self.mean = mean
    self.standardDeviation = standardDeviation
    rounding = max(abs(mean), largest).ulp / standardDeviation
  }

  /// The mean, in two passes: the second takes up what the first rounded away.
  static func mean(of numbers: [Double]) -> Double {
    let count = Double(numbers.count)
    let mean = numbers.reduce(0) { $0 + $1 / count }
    return mean + numbers.reduce(0) { $0 + ($1 - mean) / count }
  }
}
