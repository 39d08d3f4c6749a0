import ChartModel
import Diagnostics
import Glibc

extension Frame {
  /// Puts points of a curve by least squares in the place of the rows, for each group.
  mutating func regression(
    _ def: RegressionDef, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    let x = try numbers(def.x, "on", def.place, decoder)
    let y = try numbers(def.y, "regression", def.place, decoder)
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    var sources: [Int] = []
    var xs: [Double] = []
    var ys: [Double] = []
    var members = [[Int]](repeating: [], count: firsts.count)
    for row in numbers.indices where x[row].isFinite && y[row].isFinite {
      members[Int(numbers[row])].append(row)
    }
    for (first, rows) in zip(firsts, members) {
      let method = def.method ?? .linear
      guard let extent = finiteExtent(rows.map { x[$0] }),
        let curve = method.curve(rows.map { x[$0] }, rows.map { y[$0] }, order: def.order)
      else {
        decoder.note(
          def.place,
          "a curve through \(rows.count) point\(rows.count == 1 ? "" : "s") is not "
            + "determined; it is left out")
        continue
      }
      let low = def.extent?.min() ?? extent.low
      let high = def.extent?.max() ?? extent.high
      let count = method == .linear ? 2 : 101
      for step in 0..<count {
        let place = low + (high - low) * Double(step) / Double(count - 1)
        sources.append(first)
        xs.append(place)
        ys.append(curve(place))
      }
    }
    var result = Frame(count: xs.count)
    for name in groups {
      guard let column = self[name] else { continue }
      result.set(
        name,
        TypedColumn(kind: column.kind, values: column.values.picked(sources.map { $0 as Int? })))
    }
    result.set(def.names?[0] ?? def.x ?? "x", numbers: xs)
    result.set(def.names?[1] ?? def.y ?? "y", numbers: ys)
    self = result
  }
}

extension RegressionDef.Method {
  /// The curve through points; nil where they do not determine one.
  func curve(_ x: [Double], _ y: [Double], order: Int?) -> ((Double) -> Double)? {
    func fit(_ x: [Double], _ y: [Double], _ order: Int) -> ((Double) -> Double)? {
      Polynomial(x, y, order: order).map { polynomial in { polynomial($0) } }
    }
    switch self {
    case .linear: return fit(x, y, 1)
    case .quad: return fit(x, y, 2)
    case .poly: return fit(x, y, order ?? 3)
    case .log:
      let kept = x.indices.filter { x[$0] > 0 }
      return fit(kept.map { Glibc.log(x[$0]) }, kept.map { y[$0] }, 1).map { line in
        { line(Glibc.log($0)) }
      }
    case .exp:
      let kept = x.indices.filter { y[$0] > 0 }
      return fit(kept.map { x[$0] }, kept.map { Glibc.log(y[$0]) }, 1).map { line in
        { Glibc.exp(line($0)) }
      }
    case .pow:
      let kept = x.indices.filter { x[$0] > 0 && y[$0] > 0 }
      return fit(kept.map { Glibc.log(x[$0]) }, kept.map { Glibc.log(y[$0]) }, 1).map { line in
        { Glibc.exp(line(Glibc.log($0))) }
      }
    }
  }
}

/// A polynomial by least squares, over places moved and scaled to -1...1.
private struct Polynomial {
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
