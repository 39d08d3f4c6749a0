/// How rows are set aside to validate a model with.
///
/// The choice of rows is random to the data but depends on nothing other than the number of rows,
/// the ratio and the seed.
public enum MLSplitStrategy: Hashable, Sendable {
  /// A tenth of the rows where there are 50 or more, else none.
  case automatic
  /// A share of the rows, from 0 up to but not 1, chosen by a seed; 0 where that is nil.
  case fixed(ratio: Double, seed: Int?)

  /// The share of a number of rows that is set aside, and the seed that chooses them.
  public func resolve(count: Int) -> (ratio: Double, seed: Int) {
    switch self {
    case .automatic: (ratio: count < 50 ? 0 : 0.1, seed: 0)
    case .fixed(let ratio, let seed): (ratio: ratio, seed: seed ?? 0)
    }
  }
}

extension MLSplitStrategy {
  /// Divides rows into those to train with and those to validate with, each in their order.
  func split(_ rows: [Int]) throws(MLCreateError) -> (training: [Int], validation: [Int]) {
    let (ratio, seed) = resolve(count: rows.count)
    guard ratio >= 0, ratio < 1 else {
      throw .outOfRange("ratio", value: ratio, allowed: "at least 0 and less than 1")
    }
    let validationCount = Int(Double(rows.count) * ratio)
    var generator = SplitMix64(state: UInt64(bitPattern: Int64(seed)))
    let shuffled = rows.shuffled(using: &generator)
    return (
      training: shuffled.dropFirst(validationCount).sorted(),
      validation: shuffled.prefix(validationCount).sorted()
    )
  }
}
