extension PageRect {
  /// The smallest rectangle about some places; nil for none.
  init?(around places: some Collection<SIMD2<Double>>) {
    guard let first = places.first else { return nil }
    var (low, high) = (first, first)
    for place in places {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// What two rectangles share; nil where that is nothing.
  func intersection(_ other: PageRect) -> PageRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return PageRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
