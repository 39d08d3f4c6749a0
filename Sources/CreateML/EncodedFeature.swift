/// A feature as columns of numbers: one for numbers, one per different text for texts.
struct EncodedFeature {
  let name: String
  /// The columns; nil for one that does not vary.
  let columns: [ScaledColumn?]
  /// The texts that the columns stand for, in order; nil for a feature of numbers.
  private let texts: [String]?

  /// Encodes the values of a feature in complete rows.
  init(_ feature: TrainingTable.Feature, rows: [Int]) {
    name = feature.name
    switch feature.values {
    case .numbers(let numbers):
      texts = nil
      columns = [ScaledColumn(rows.compactMap { numbers[$0] })]
    case .texts(let values):
      let present = rows.compactMap { values[$0] }
      let different = Set(present).sorted()
      texts = different
      columns = different.map { text in ScaledColumn(present.map { $0 == text ? 1 : 0 }) }
    }
  }

  /// The feature's share in a prediction.
  ///
  /// - Parameter weights: of each column, in its own unit.
  func term(weights: [Double]) -> LinearModel.Term {
    guard let texts else {
      return .number(weight: weights.first ?? 0, mean: columns.first??.mean ?? 0)
    }
    // Columns of texts are centred as all others are; their means add up to one number.
    let mean = zip(weights, columns).reduce(0) { $0 + $1.0 * ($1.1?.mean ?? 0) }
    let shares = weights.map { $0 - mean }
    return .texts(Dictionary(zip(texts, shares)) { first, _ in first })
  }
}
