/// The scale from data to the diameter of symbols that all points of a chart share.
///
/// The area of a symbol as it is seen is proportional to the value, zero at zero, as perception of
/// size asks for (Cleveland and McGill 1984).
struct SizeEncoding {
  /// The largest value; zero where no data gives sizes.
  private var largest = 0.0
  /// The diameter at the largest value.
  private var diameter = 0.0

  init(_ spec: ChartSpec) {
    var count = 0
    for case .numbers(let values)? in spec.marks.map(\.style.symbolSizeData?.column) {
      count += values.count
      for value in values where value.isFinite { largest = max(largest, value) }
    }
    diameter = SizeEncoding.prominence * SceneBuilder.diameter(count: count)
  }

  /// How much larger the largest symbol is than symbols of one size would be.
  private static let prominence = 2.5

  /// The diameter for a value, zero or more.
  func diameter(of value: Double) -> Double {
    largest > 0 ? diameter * (value / largest).squareRoot() : 0
  }
}
