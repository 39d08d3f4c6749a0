/// Aggregates over stretches of values that move on.
struct WindowSums {
  let operation: AggregateOperation
  let values: [Double]

  /// Whether an aggregate is one of sums that run along.
  static func runs(_ operation: AggregateOperation) -> Bool {
    [.sum, .count, .valid, .mean, .average].contains(operation)
  }

  init(_ operation: AggregateOperation, _ values: [Double]) {
    self.operation = operation
    self.values = values
  }

  func values(_ range: (Int) -> Range<Int>) -> [Double] {
    guard WindowSums.runs(operation) else {
      // Ranges of all rows are one.
      var last: (range: Range<Int>, value: Double)?
      return values.indices.map { index in
        let range = range(index)
        if let last, last.range == range { return last.value }
        let value = operation.value(values[range].filter(\.isFinite))
        last = (range, value)
        return value
      }
    }
    // Running sums: a window of all rows before takes no longer than one of few.
    var sums = [0.0]
    var counts = [0.0]
    for value in values {
      sums.append(sums[sums.count - 1] + (value.isFinite ? value : 0))
      counts.append(counts[counts.count - 1] + (value.isFinite ? 1 : 0))
    }
    return values.indices.map { index in
      let range = range(index)
      let sum = sums[range.upperBound] - sums[range.lowerBound]
      let count = counts[range.upperBound] - counts[range.lowerBound]
      switch operation {
      case .sum: return sum
      case .mean, .average: return count > 0 ? sum / count : .nan
      default: return count
      }
    }
  }
}
