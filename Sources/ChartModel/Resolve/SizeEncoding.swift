/// The scale from data to the diameter of symbols that all points of a chart share.
///
/// The area of a symbol as it is seen is proportional to the value, zero at zero, as perception of
/// size asks for (Cleveland and McGill 1984).
struct SizeEncoding {
  private let largest: Double
  /// The diameter at the largest value.
  private let diameter: Double

  init(_ basis: SizeBasis) {
    largest = basis.largest
    diameter = SizeEncoding.prominence * SceneBuilder.diameter(count: basis.count)
  }

  /// How much larger the largest symbol is than symbols of one size would be.
  private static let prominence = 2.5

  /// The diameter for a value, zero or more.
  func diameter(of value: Double) -> Double {
    largest > 0 ? diameter * (value / largest).squareRoot() : 0
  }
}
