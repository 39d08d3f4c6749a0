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
