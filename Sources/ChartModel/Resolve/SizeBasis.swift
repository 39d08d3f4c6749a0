/// What of the data the scale from data to the diameter of symbols is made from.
struct SizeBasis: Sendable, Hashable {
  /// Zero where no data gives sizes.
  var largest = 0.0
  var count = 0

  init(_ spec: ChartSpec) {
    for case .numbers(let values)? in spec.marks.map(\.style.symbolSizeData?.column) {
      count += values.count
      for value in values where value.isFinite { largest = max(largest, value) }
    }
  }

  /// Takes in another chart: symbols are as large as there is room for in the fuller one.
  mutating func merge(_ other: SizeBasis) {
    largest = max(largest, other.largest)
    count = max(count, other.count)
  }
}
