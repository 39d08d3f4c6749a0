import ChartModel
import Glibc

extension AggregateOperation {
  /// The value of each of some groups.
  ///
  /// - Parameters:
  ///   - column: nil to count rows.
  ///   - groups: the number of each row's group.
  func values(_ column: TypedColumn?, groups: [Int32], count: Int) -> TypedColumn? {
    guard let column, self != .count else {
      return .numbers(AggregateOperation.counts(groups, count) { _ in true })
    }
    let missing = column.missing
    switch self {
    case .valid: return .numbers(AggregateOperation.counts(groups, count) { !missing[$0] })
    case .missing: return .numbers(AggregateOperation.counts(groups, count) { missing[$0] })
    case .distinct:
      var seen: Set<SIMD2<Int32>> = []
      let codes = column.values.groupCodes
      return .numbers(
        AggregateOperation.counts(groups, count) {
          seen.insert(SIMD2(groups[$0], codes[$0])).inserted
        })
    default: break
    }
    let isDate = if case .dates = column.values { true } else { false }
    guard let numbers = column.values.numericValues ?? column.numbers else { return nil }
    var lists = [[Double]](repeating: [], count: count)
    for (row, group) in groups.enumerated() where numbers[row].isFinite {
      lists[Int(group)].append(numbers[row])
    }
    let values = lists.map { value($0) }
    let keepsDates = isDate && [.min, .max, .mean, .average, .median, .q1, .q3].contains(self)
    return keepsDates
      ? TypedColumn(kind: .dates, values: .dates(values)) : .numbers(values)
  }

  private static func counts(
    _ groups: [Int32], _ count: Int, _ isCounted: (Int) -> Bool
  ) -> [Double] {
    var counts = [Double](repeating: 0, count: count)
    for (row, group) in groups.enumerated() where isCounted(row) { counts[Int(group)] += 1 }
    return counts
  }

  /// Of finite values; NaN where there are too few.
  func value(_ values: [Double]) -> Double {
    let count = Double(values.count)
    func sum() -> Double { values.reduce(0, +) }
    func squares() -> Double {
      let mean = sum() / count
      return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
    switch self {
    case .count, .valid: return count
    case .missing: return 0
    case .distinct: return Double(Set(values).count)
    case .sum: return sum()
    case .product: return values.reduce(1, *)
    case .mean, .average: return values.isEmpty ? .nan : sum() / count
    case .median: return AggregateOperation.quantile(values, 0.5)
    case .q1: return AggregateOperation.quantile(values, 0.25)
    case .q3: return AggregateOperation.quantile(values, 0.75)
    case .min: return values.min() ?? .nan
    case .max: return values.max() ?? .nan
    case .variance: return count > 1 ? squares() / (count - 1) : .nan
    case .variancep: return count > 0 ? squares() / count : .nan
    case .stdev: return count > 1 ? sqrt(squares() / (count - 1)) : .nan
    case .stdevp: return count > 0 ? sqrt(squares() / count) : .nan
    case .stderr: return count > 1 ? sqrt(squares() / (count - 1) / count) : .nan
    }
  }

  /// The quantile between the two nearest values (Hyndman and Fan 1996, definition 7).
  private static func quantile(_ values: [Double], _ fraction: Double) -> Double {
    quantile(ofSorted: values.sorted(), fraction)
  }

  /// - Parameter sorted: values in ascending order.
  static func quantile(ofSorted sorted: [Double], _ fraction: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let place = Double(sorted.count - 1) * fraction
    let low = Int(place)
    let high = Swift.min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}

extension TypedColumn {
  static func numbers(_ values: [Double]) -> TypedColumn {
    TypedColumn(kind: .numbers, values: .numbers(values))
  }

  var missing: [Bool] {
    switch values {
    case .numbers(let values), .dates(let values): values.map(\.isNaN)
    case .categories(let column): column.codes.map { $0 < 0 }
    }
  }
}
