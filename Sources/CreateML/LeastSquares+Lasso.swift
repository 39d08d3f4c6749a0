extension LeastSquares {
  /// The weights under a cost of absolute weights, by coordinate descent on the factored matrix.
  ///
  /// Friedman, Hastie and Tibshirani, "Regularization paths for generalized linear models via
  /// coordinate descent", 2010: each weight in turn is solved for with the others held, until
  /// none moves. A pass costs the square of the number of columns, whatever the number of rows.
  ///
  /// - Parameter image: Q' times the target.
  static func lasso(_ factors: PivotedQR, image: [Double], absolute: [Double]) -> [Double] {
    let count = factors.columns.count
    // Products of columns with each other and with the target, in the triangle's order.
    let gram = factors.columns.map { a in factors.columns.map { product(a, $0, factors.rank) } }
    let costs = factors.order.map { absolute[$0] }
    var slopes = factors.columns.map { product($0, image, factors.rank) }
    var weights = [Double](repeating: 0, count: count)
    for _ in 0..<passLimit {
      var largestMove = 0.0
      for j in 0..<count where gram[j][j] > 0 {
        let free = slopes[j] + gram[j][j] * weights[j]
        // The derivative of the squared errors is twice the product.
        let weight = shrink(free, by: costs[j] / 2) / gram[j][j]
        let move = weight - weights[j]
        guard move != 0 else { continue }
        for i in 0..<count { slopes[i] -= gram[j][i] * move }
        weights[j] = weight
        largestMove = max(largestMove, abs(move))
      }
      if largestMove <= precision * (weights.map(abs).max() ?? 0) { break }
    }
    return factors.inOrderOfMatrix(weights)
  }

  /// Weights that move by less than this share of the largest have settled.
  private static let precision = 1e-13

  /// Columns that nearly depend on each other settle slowly; predictions do so long before.
  private static let passLimit = 100_000

  private static func product(_ a: [Double], _ b: [Double], _ rows: Int) -> Double {
    (0..<rows).reduce(0) { $0 + a[$1] * b[$1] }
  }

  /// A value moved towards zero, and no further.
  private static func shrink(_ value: Double, by amount: Double) -> Double {
    value > amount ? value - amount : value < -amount ? value + amount : 0
  }
}
