/// A matrix as Q R P': reflections, a triangle, and an order of its columns.
///
/// Householder's method with column pivoting: Golub and Van Loan, "Matrix Computations", 4th
/// edition, algorithm 5.4.1. Norms are computed anew at each step rather than updated, so none of
/// them is lost to cancellation.
struct PivotedQR {
  /// The triangle, column by column: row i of column j, i up to j and less than `rank`.
  private(set) var columns: [[Double]]
  /// Which column of the matrix each column of the triangle is.
  private(set) var order: [Int]
  /// How many columns are independent of those before them.
  private(set) var rank = 0
  private var reflections: [Reflection] = []

  /// Factors a matrix.
  ///
  /// - Parameters:
  ///   - matrix: columns of the same length, without NaN.
  ///   - tolerance: columns count as dependent once what is left of each is no longer than this
  ///     share of the longest column.
  init(_ matrix: [[Double]], tolerance: Double) {
    columns = matrix
    order = Array(matrix.indices)
    let rowCount = matrix.first?.count ?? 0
    var least = 0.0
    for step in 0..<min(rowCount, columns.count) {
      let norms = columns[step...].map { Reflection.norm(of: $0, from: step) }
      guard let longest = norms.max(), let offset = norms.firstIndex(of: longest) else { return }
      if step == 0 { least = longest * tolerance }
      guard longest > least else { return }
      columns.swapAt(step, step + offset)
      order.swapAt(step, step + offset)
      eliminate(step, norm: longest)
    }
  }

  /// Reflects the rest of the matrix so that a column ends at the diagonal.
  private mutating func eliminate(_ step: Int, norm: Double) {
    let reflection = Reflection(columns[step], from: step, norm: norm)
    for j in (step + 1)..<max(step + 1, columns.count) { reflection.apply(to: &columns[j]) }
    columns[step].replaceSubrange(
      step..., with: repeatElement(0, count: columns[step].count - step))
    columns[step][step] = reflection.diagonal
    reflections.append(reflection)
    rank += 1
  }

  /// Q' times a vector.
  func transposedQ(times vector: [Double]) -> [Double] {
    reflections.reduce(into: vector) { $1.apply(to: &$0) }
  }

  /// Q times a vector.
  func q(times vector: [Double]) -> [Double] {
    reflections.reversed().reduce(into: vector) { $1.apply(to: &$0) }
  }
}
