import Glibc

/// Thins out a line that has more places than can be told apart, so that the picture stays the same.
///
/// Of the places that follow each other within one narrow column four stay: the first, the lowest, the
/// highest and the last, in their order, as the M4 aggregation keeps them (U. Jugel et al., "M4: a
/// visualization-oriented time series data aggregation", 2014). What stood out still does; a line with
/// at most four places in a column stays as it is.
struct PolylineReducer {
  /// The width of a column, in points.
  static let column = 0.125

  private var reduced: [SIMD2<Double>] = []
  /// The places of the column, with their numbers.
  private var first: (index: Int, place: SIMD2<Double>)?
  private var low: (index: Int, place: SIMD2<Double>) = (0, .zero)
  private var high: (index: Int, place: SIMD2<Double>) = (0, .zero)
  private var last: (index: Int, place: SIMD2<Double>) = (0, .zero)
  private var number = 0.0

  static func reduced(_ places: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var reducer = PolylineReducer()
    reducer.reduced.reserveCapacity(min(places.count, 1 << 16))
    for (index, place) in places.enumerated() { reducer.add(index, place) }
    reducer.finishColumn()
    return reducer.reduced
  }

  @inline(__always)
  private mutating func add(_ index: Int, _ place: SIMD2<Double>) {
    let number = floor(place.x / PolylineReducer.column)
    if first != nil, number == self.number {
      last = (index, place)
      if place.y < low.place.y { low = last }
      if place.y > high.place.y { high = last }
      return
    }
    finishColumn()
    self.number = number
    last = (index, place)
    first = last
    low = last
    high = last
  }

  private mutating func finishColumn() {
    guard let first else { return }
    reduced.append(first.place)
    let (early, late) = low.index < high.index ? (low, high) : (high, low)
    if early.index > first.index, early.index < last.index { reduced.append(early.place) }
    if late.index > max(first.index, early.index), late.index < last.index {
      reduced.append(late.place)
    }
    if last.index > first.index { reduced.append(last.place) }
    self.first = nil
  }
}
