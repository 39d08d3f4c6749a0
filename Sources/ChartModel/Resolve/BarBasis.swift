/// Where the bars of a chart stand along an axis of their footprint.
struct BarBasis: Sendable {
  /// The outermost bars of one width.
  struct Ends: Sendable {
    var dimension: BarDimension
    var extent: DataExtent
  }

  /// Between the nearest two bars, in transformed units; nil where no two stand apart.
  var step: Double?
  /// The least place, in transformed units; nil where no bar has one.
  var first: Double?
  var ends: [Ends]

  /// nil where there are no bars.
  ///
  /// - Parameter bars: places along the axis, and how far the bars at them reach along it.
  init?(_ bars: [(column: Column, dimension: BarDimension)], _ transform: ScaleTransform) {
    guard !bars.isEmpty else { return nil }
    let values = Set(bars.compactMap(\.column.numericValues).joined())
    let places = values.lazy.map { transform.apply($0) }.filter(\.isFinite).sorted()
    first = places.first
    step = BarBasis.leastStep(places)
    ends = []
    for bar in bars {
      guard let values = bar.column.numericValues,
        let extent = DataDomain.extent([values], transform)
      else { continue }
      join(Ends(dimension: bar.dimension, extent: extent))
    }
  }

  private static func leastStep(_ places: [Double]) -> Double? {
    guard let first = places.first, let last = places.last else { return nil }
    // What differs by rounding alone is one place.
    let noise = max(abs(first), abs(last)) * 1e-12
    return zip(places.dropFirst(), places).map { $0 - $1 }.filter { $0 > noise }.min()
  }

  /// The bars of two charts, of which each has bars as wide as its own steps allow.
  func merged(_ other: BarBasis) -> BarBasis {
    var merged = self
    merged.step = [step, other.step].compactMap { $0 }.min()
    merged.first = [first, other.first].compactMap { $0 }.min()
    for ends in other.ends { merged.join(ends) }
    return merged
  }

  private mutating func join(_ more: Ends) {
    guard let index = ends.firstIndex(where: { $0.dimension == more.dimension }) else {
      ends.append(more)
      return
    }
    ends[index].extent.low = min(ends[index].extent.low, more.extent.low)
    ends[index].extent.high = max(ends[index].extent.high, more.extent.high)
  }
}
