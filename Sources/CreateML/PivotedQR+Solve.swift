extension PivotedQR {
  /// The solution x of R x = right, R being the first `rank` columns of the triangle.
  func solveTriangle(_ right: [Double]) -> [Double] {
    var x = right
    for j in (0..<rank).reversed() {
      x[j] /= columns[j][j]
      for i in 0..<j { x[i] -= columns[j][i] * x[j] }
    }
    return x
  }

  /// The solution x of R' x = right.
  func solveTransposedTriangle(_ right: [Double]) -> [Double] {
    var x = right
    for j in 0..<rank {
      for i in 0..<j { x[j] -= columns[j][i] * x[i] }
      x[j] /= columns[j][j]
    }
    return x
  }

  /// Values of the triangle's columns, put in the order of the matrix's columns.
  func inOrderOfMatrix(_ values: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: values.count)
    for (place, value) in zip(order, values) { result[place] = value }
    return result
  }
}
