import ChartModel

/// Stretches of numbers, one after the other, into which data is sorted.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection, Equatable {
  /// Where the bins begin, and where the last one ends: one more than there are bins, or none.
  public let thresholds: [Value]

  /// Bins between given thresholds.
  public init(thresholds: [Value]) {
    self.thresholds = Bins.ordered(thresholds.filter { $0 == $0 })
  }

  /// The place of the first bin.
  public var startIndex: Int { 0 }
  /// The place after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> {
    Bins.bin(position, of: thresholds)
  }

  /// The place of the bin that a value is in; of the nearest where it is in none.
  public func index(for value: Value) -> Int {
    Bins.index(of: value, in: thresholds)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins with nice thresholds that cover data.
  ///
  /// - Parameter desiredCount: about how many; nil for Scott's rule, 200 at the most.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      values: data.map { Double($0) },
      desiredCount: desiredCount,
      minimumStride: Double(minimumStride)
    ) { Value($0) }
  }

  /// Bins with nice thresholds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      data: [range.lowerBound, range.upperBound],
      desiredCount: desiredCount,
      minimumStride: minimumStride
    )
  }

  /// So many bins of one size that share a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    let inner = (0..<Swift.max(1, count)).map { range.lowerBound + Value($0) * size }
    self.init(thresholds: inner + [range.upperBound])
  }

  /// Bins of a size, whose thresholds are multiples of it, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      multiplesOf: Double(size),
      low: Double(range.lowerBound),
      high: Double(range.upperBound)
    ) { Value($0) }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins with nice thresholds that cover data.
  ///
  /// - Parameter desiredCount: about how many; nil for Scott's rule, 200 at the most.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      values: data.map { Double($0) },
      desiredCount: desiredCount,
      minimumStride: Swift.max(1, Double(minimumStride))
    ) { Value(exactly: $0.rounded()) }
  }

  /// Bins with nice thresholds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    self.init(
      data: [range.lowerBound, range.upperBound],
      desiredCount: desiredCount,
      minimumStride: minimumStride
    )
  }

  /// So many bins that share a range; of one size where its length is a multiple of the count.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let inner = (0..<Swift.max(1, count)).compactMap { index in
      Value(
        exactly: (Double(range.lowerBound) + length * Double(index) / Double(Swift.max(1, count)))
          .rounded()
      )
    }
    self.init(thresholds: inner + [range.upperBound])
  }

  /// Bins of a size, whose thresholds are multiples of it, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      multiplesOf: Swift.max(1, Double(size)),
      low: Double(range.lowerBound),
      high: Double(range.upperBound)
    ) { Value(exactly: $0) }
  }
}

extension NumberBins {
  /// Nice bins over the finite ones of some values.
  private init(
    values: [Double],
    desiredCount: Int?,
    minimumStride: Double,
    make: (Double) -> Value?
  ) {
    let values = values.filter(\.isFinite)
    let low = values.min() ?? 0
    let high = values.max() ?? 0
    let count = desiredCount ?? Bins.count(for: values, over: high - low)
    let step = NumberTicks.step(low: low, high: high, count: Swift.max(1, count) + 1) ?? 1
    let floor = minimumStride.isFinite ? minimumStride : 0
    self.init(
      multiplesOf: values.isEmpty ? .nan : NumberTicks.step(atLeast: floor, near: step),
      low: low,
      high: high,
      make: make
    )
  }

  /// Bins between the multiples of a size round a range.
  private init(multiplesOf size: Double, low: Double, high: Double, make: (Double) -> Value?) {
    let outer = NumberTicks.rounded(low: low, high: high, step: size)
    let top = outer.high > outer.low ? outer.high : outer.low + size
    self.init(
      thresholds: NumberTicks.multiples(of: size, low: outer.low, high: top).compactMap(make)
    )
  }
}

extension NumberBins: Sendable where Value: Sendable {}
