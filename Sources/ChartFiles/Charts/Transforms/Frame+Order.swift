import ChartModel
import Diagnostics

extension Frame {
  /// The rows in the order of some fields; equal ones keep theirs, missing values come last.
  func order(
    by sorts: [SortFieldDef], _ decoder: ChartDecoder
  ) throws(ReliefError) -> [Int] {
    var keys: [(values: [Double], isDescending: Bool)] = []
    for sort in sorts {
      let column = try column(sort.field, "field", sort.place, decoder)
      keys.append((column.sortKeys, sort.isDescending))
    }
    return (0..<count).sorted { a, b in
      for key in keys {
        let (first, second) = (key.values[a], key.values[b])
        if first == second || first.isNaN && second.isNaN { continue }
        if first.isNaN { return false }
        if second.isNaN { return true }
        return key.isDescending ? first > second : first < second
      }
      return a < b
    }
  }

  /// Adds the places between which values lie on each other.
  mutating func stack(_ def: StackTransformDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let values = try numbers(def.field, "stack", def.place, decoder)
    try check(def.groups ?? [], def.place, decoder)
    let start = try name(def.names?.first, def.place, decoder)
    let (groups, firsts) = self.groups(def.groups ?? [])
    var totals = [Double](repeating: 0, count: firsts.count)
    for (value, group) in zip(values, groups) where value.isFinite {
      totals[Int(group)] += abs(value)
    }
    let largest = totals.max() ?? 0
    var above = totals.map { def.offset == .center ? (largest - $0) / 2 : 0 }
    var below = [Double](repeating: 0, count: firsts.count)
    var starts = values
    var ends = values
    for row in try order(by: def.sort ?? [], decoder) where values[row].isFinite {
      let group = Int(groups[row])
      let isWhole = def.offset == .normalize && totals[group] > 0
      let size = isWhole ? values[row] / totals[group] : values[row]
      let isBelow = size < 0 && def.offset != .center
      starts[row] = isBelow ? below[group] : above[group]
      ends[row] = starts[row] + (def.offset == .center ? abs(size) : size)
      if isBelow { below[group] = ends[row] } else { above[group] = ends[row] }
    }
    set(start, numbers: starts)
    set(def.names?.dropFirst().first ?? "\(start)_end", numbers: ends)
  }
}

extension TypedColumn {
  /// Numbers in the order of the values: texts by their letters.
  var sortKeys: [Double] {
    switch values {
    case .numbers(let values), .dates(let values): return values
    case .categories(let column):
      let ranks = NameOrder.ranks(column.names)
      return column.codes.map { $0 < 0 ? .nan : Double(ranks[Int($0)]) }
    }
  }
}

/// The order of names: of numbers by their value, else by their letters.
enum NameOrder {
  static func sorted(_ names: [String]) -> [String] {
    let numbers = names.map { NumberText.parse($0) ?? .nan }
    if numbers.allSatisfy({ !$0.isNaN }) {
      return zip(names, numbers).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
    return names.sorted()
  }

  /// The place of each name in the order of all.
  static func ranks(_ names: [String]) -> [Int] {
    var ranks: [String: Int] = [:]
    for (rank, name) in sorted(names).enumerated() { ranks[name] = rank }
    return names.map { ranks[$0] ?? 0 }
  }
}
