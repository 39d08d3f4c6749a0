/// Linear least squares with penalties.
enum LeastSquares {
  /// How much of a column's length may be left when it depends on others: what rounding leaves.
  ///
  /// - Parameter rounding: of the columns' numbers, as a share of their standard deviations; above
  ///   a millionth, a column that says something would be taken for a dependent one.
  static func tolerance(rounding: Double) -> Double {
    min(1e-6, max(1e-10, 16 * rounding))
  }

  /// The weights of columns whose sum is nearest to a target.
  ///
  /// Where columns depend on each other, many weights are as good; these are the smallest.
  ///
  /// - Parameters:
  ///   - columns: of length n each.
  ///   - target: of length n.
  ///   - absolute: the cost of each absolute weight.
  ///   - squared: the cost of each squared weight.
  ///   - tolerance: of `PivotedQR`.
  static func weights(
    of columns: [[Double]], target: [Double], absolute: [Double], squared: [Double],
    tolerance: Double
  ) -> [Double] {
    let factors = PivotedQR(columns.addingRows(of: squared), tolerance: tolerance)
    let image = factors.transposedQ(
      times: target + [Double](repeating: 0, count: columns.addedRowCount(of: squared)))
    if absolute.contains(where: { $0 > 0 }) {
      return lasso(factors, image: image, absolute: absolute)
    }
    let right = Array(image.prefix(factors.rank))
    let solution =
      factors.rank == columns.count
      ? factors.solveTriangle(right) : smallestSolution(of: factors, right)
    return factors.inOrderOfMatrix(solution)
  }

  /// The shortest of the vectors that a triangle with more columns than rows maps to `right`.
  ///
  /// With C the transposed triangle and C = Q S P', it is Q z, where S' z = P' right.
  private static func smallestSolution(of factors: PivotedQR, _ right: [Double]) -> [Double] {
    let rows = (0..<factors.rank).map { i in factors.columns.map { $0[i] } }
    let transposed = PivotedQR(rows, tolerance: 0)
    let z = transposed.solveTransposedTriangle(transposed.order.map { right[$0] })
    let missing = factors.columns.count - z.count
    return transposed.q(times: z + [Double](repeating: 0, count: missing))
  }
}

extension [[Double]] {
  /// How many rows ridge costs add.
  fileprivate func addedRowCount(of squared: [Double]) -> Int {
    squared.contains { $0 > 0 } ? count : 0
  }

  /// The matrix with a diagonal below it, whose squares are the costs of squared weights.
  fileprivate func addingRows(of squared: [Double]) -> [[Double]] {
    let added = addedRowCount(of: squared)
    guard added > 0 else { return self }
    return indices.map { j in
      var tail = [Double](repeating: 0, count: added)
      tail[j] = squared[j].squareRoot()
      return self[j] + tail
    }
  }
}
