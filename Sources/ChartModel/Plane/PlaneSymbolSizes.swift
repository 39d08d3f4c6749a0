import Glibc

/// How large the symbols of a group are on the page.
struct PlaneSymbolSizes {
  private let points: ResolvedPoints
  private let unit: SIMD2<Double>
  /// The greatest side, in points.
  private let largest: Double
  /// The shorter side of the plot.
  private let side: Double
  private let standard: SIMD2<Double>

  /// - Parameter frame: what the chart has of the page.
  init(
    _ points: ResolvedPoints, in plane: PlaneLayout, frame: PageRect, style: LayoutStyle
  ) {
    self.points = points
    unit = points.planeSymbol.unit
    largest = 2 * max(frame.width, frame.height)
    side = min(plane.plot.width, plane.plot.height)
    let diameter = PlaneSymbolSizes.diameter(count: points.crowd) * style.factor
    standard = unit * (diameter / PlaneSymbol.circle.unit.x)
  }

  /// The sides of the frame of symbol i, in points.
  subscript(index: Int) -> SIMD2<Double> {
    switch points.extent?.value(at: index) {
    case .area(let area): return unit * min(sqrt(area), largest)
    // Not pointwiseMin, for which what is not a number is large.
    case .box(let size): return [min(size.x, largest), min(size.y, largest)]
    case nil: break
    }
    guard let sizes = points.size else { return standard }
    return unit * (min(sizes.value(at: index) ?? 0, 1) * side / PlaneSymbol.circle.unit.x)
  }

  /// The diameter in points of a circle when none is given: that of a clear dot, smaller as there
  /// are many, so that a cloud of points stays a cloud.
  static func diameter(count: Int) -> Double {
    let ratio = 1000 / Double(max(1, count))
    return ratio < 1 ? max(6.5 * pow(ratio, 0.3), 1.5) : 6.5
  }
}
