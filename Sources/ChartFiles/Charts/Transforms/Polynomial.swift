import ChartModel

/// A polynomial by least squares, over places moved and scaled to -1...1.
struct Polynomial {
  private let middle: Double
  private let scale: Double
  private let coefficients: [Double]

  /// nil where there are fewer places than coefficients.
  init?(_ x: [Double], _ y: [Double], order: Int) {
    guard Set(x).count > order, let extent = finiteExtent(x) else { return nil }
    middle = (extent.low + extent.high) / 2
    scale = max((extent.high - extent.low) / 2, .leastNormalMagnitude)
    // Householder QR would be more exact; at order 10 on -1...1 the normal equations do.
    var matrix = [[Double]](
      repeating: Array(repeating: 0, count: order + 2), count: order + 1)
    for (place, value) in zip(x, y) {
      let t = (place - middle) / scale
      var powers = [1.0]
      for _ in 0..<order { powers.append(powers[powers.count - 1] * t) }
      for row in 0...order {
        for column in 0...order { matrix[row][column] += powers[row] * powers[column] }
        matrix[row][order + 1] += powers[row] * value
      }
    }
    guard let solution = Polynomial.solve(&matrix) else { return nil }
    coefficients = solution
  }

  /// Gauss's elimination with pivots.
  private static func solve(_ matrix: inout [[Double]]) -> [Double]? {
    let count = matrix.count
    for column in 0..<count {
      let rows = column..<count
      let pivot = rows.max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? column
      guard abs(matrix[pivot][column]) > 1e-12 else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column...count { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    let solution = (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    return solution.allSatisfy(\.isFinite) ? solution : nil
  }

  func callAsFunction(_ x: Double) -> Double {
    let t = (x - middle) / scale
    return coefficients.reversed().reduce(0) { $0 * t + $1 }
  }
}
