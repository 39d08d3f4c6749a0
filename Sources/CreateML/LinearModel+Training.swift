extension LinearModel {
  /// Trains a model with some of a table's complete rows, at least one.
  init(_ table: TrainingTable, rows: [Int], penalty: Penalty) {
    let target = rows.compactMap { table.target[$0] }
    let targetMean = ScaledColumn.mean(of: target)
    let features = table.features.map { EncodedFeature($0, rows: rows) }
    let columns = features.flatMap(\.columns)
    let factors = columns.map { column in
      column.map { penalty.factor(standardDeviation: $0.standardDeviation) }
    }
    // Columns that do not vary have no weight.
    let varying = columns.compactMap { $0 }
    let weights = LeastSquares.weights(
      of: varying.map(\.values),
      target: target.map { $0 - targetMean },
      absolute: factors.compactMap { $0.map { penalty.absolute * $0 } },
      squared: factors.compactMap { $0.map { penalty.squared * $0 * $0 } },
      tolerance: LeastSquares.tolerance(rounding: varying.map(\.rounding).max() ?? 0)
    )
    var rest = zip(varying, weights).map { $1 / $0.standardDeviation }[...]
    self.targetMean = targetMean
    targetName = table.targetName
    terms = features.map { feature in
      let weights = feature.columns.map { $0 == nil ? 0 : rest.popFirst() ?? 0 }
      return (name: feature.name, term: feature.term(weights: weights))
    }
  }
}
