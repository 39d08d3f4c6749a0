import Glibc

/// The arithmetic that number bins and date bins share.
enum Bins {
  /// The most bins that are made where none are asked for.
  static let greatestCount = 200

  /// How many bins suit data: the range over 3.49 standard deviations over the cube root of the
  /// number of values, rounded up (Scott, Biometrika 66, 1979), 200 at the most.
  static func count(for values: [Double], over span: Double) -> Int {
    let count = Double(values.count)
    guard count > 1, span > 0 else { return 1 }
    let mean = values.reduce(0) { $0 + $1 / count }
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / (count - 1) }
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    let bins = (span / width).rounded(.up)
    return bins.isFinite ? max(1, min(greatestCount, Int(min(bins, 1e6)))) : 1
  }

  /// The bin that a value is in: the first below the first threshold, the last above the last.
  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    var low = 0
    var high = max(0, thresholds.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The bin between two thresholds.
  static func bin<Value: Comparable>(_ index: Int, of thresholds: [Value]) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[index],
      thresholds[index + 1],
      isClosed: index == thresholds.count - 2
    )
  }

  /// Thresholds in rising order, each once.
  static func ordered<Value: Comparable>(_ thresholds: [Value]) -> [Value] {
    thresholds.sorted().reduce(into: []) { kept, value in
      if kept.last.map({ $0 < value }) ?? true { kept.append(value) }
    }
  }
}
