/// The box of the chart in plot space.
struct PlotBox {
  let low: SIMD3<Double>
  let high: SIMD3<Double>

  /// A hair beyond a face, which is rounding, counts as on it.
  private let slack: SIMD3<Double>

  /// The box over the ranges of a chart's scales.
  init(_ chart: ResolvedChart) {
    let ranges = PositionAxis.allCases.map { chart[$0].scale.range }
    low = SIMD3(ranges.map(\.lowerBound))
    high = SIMD3(ranges.map(\.upperBound))
    slack = (high - low) * 1e-12
  }

  /// The sides of a vertex that is nowhere.
  static var nowhere: UInt8 { 0xFF }

  /// A bit for each face that a place lies beyond; 0 inside.
  func sides(of place: SIMD3<Double>) -> UInt8 {
    var sides: UInt8 = 0
    for axis in 0..<3 {
      if place[axis] < low[axis] - slack[axis] { sides |= 1 << (2 * UInt8(axis)) }
      if place[axis] > high[axis] + slack[axis] { sides |= 2 << (2 * UInt8(axis)) }
    }
    return sides
  }

  /// A place moved onto the faces that it is a hair beyond.
  func settled(_ place: SIMD3<Double>) -> SIMD3<Double> {
    var place = place
    for axis in 0..<3 {
      if abs(place[axis] - low[axis]) <= slack[axis] { place[axis] = low[axis] }
      if abs(place[axis] - high[axis]) <= slack[axis] { place[axis] = high[axis] }
    }
    return place
  }

  /// The nearest place of the box.
  func nearest(to place: SIMD3<Double>) -> SIMD3<Double> {
    place.clamped(lowerBound: low, upperBound: high)
  }
}
