import TabularData

/// A linear function of features: what training finds.
struct LinearModel: Sendable {
  /// The share of a feature in the prediction.
  enum Term: Sendable {
    /// A weight times the difference from a mean.
    case number(weight: Double, mean: Double)
    /// What each text adds.
    case texts([String: Double])
  }

  let targetName: String
  /// The prediction at the means of all features.
  let targetMean: Double
  let terms: [(name: String, term: Term)]

  /// Predictions of the rows of a data frame; nil where a feature is missing, infinite or not a
  /// number, or a text that training did not see.
  func predictions(from data: DataFrame) throws(MLCreateError) -> [Double?] {
    var sums = [Double?](repeating: targetMean, count: data.shape.rows)
    for (name, term) in terms {
      try term.add(data.column(name, role: "feature"), to: &sums)
    }
    return sums
  }
}

extension LinearModel.Term {
  /// Adds a feature's share to the sum of each row.
  func add(_ column: AnyColumn, to sums: inout [Double?]) throws(MLCreateError) {
    switch self {
    case .number(let weight, let mean):
      guard let numbers = column.numbers() else {
        throw .changedType(column.name, trained: "numbers", holds: column.wrappedElementType)
      }
      Self.add(numbers, to: &sums) { weight * ($0 - mean) }
    case .texts(let shares):
      guard let texts = column.texts() else {
        throw .changedType(column.name, trained: "texts", holds: column.wrappedElementType)
      }
      Self.add(texts, to: &sums) { shares[$0] }
    }
  }

  /// Adds the shares of values; a sum that is not finite is no prediction.
  private static func add<Value>(
    _ values: [Value?], to sums: inout [Double?], share: (Value) -> Double?
  ) {
    for (row, value) in zip(sums.indices, values) {
      guard let sum = sums[row] else { continue }
      let total = value.flatMap(share).map { sum + $0 }
      sums[row] = total.isPresent ? total : nil
    }
  }
}
