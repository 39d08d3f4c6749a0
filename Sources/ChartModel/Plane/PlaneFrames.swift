/// Where the rectangles and bars of a group stand on the page.
struct PlaneFrames {
  private let x: PlaneReach
  private let y: PlaneReach
  /// What has no place.
  private(set) var leftOut = LeftOut()

  init(_ spans: ResolvedPlaneSpans, _ chart: ResolvedChart, in plane: PlaneLayout) {
    x = PlaneReach(.x, of: spans, chart, in: plane)
    y = PlaneReach(.y, of: spans, chart, in: plane)
  }

  func reach(_ axis: PositionAxis) -> PlaneReach { axis == .x ? x : y }

  var count: Int { min(x.count, y.count) }

  /// The rectangle of mark i; nil where nothing of it is seen.
  mutating func frame(_ index: Int) -> PageRect? {
    guard let across = x.stretch(index, &leftOut), let up = y.stretch(index, &leftOut) else {
      return nil
    }
    return PageRect(
      x: min(across.start, across.end), y: min(up.start, up.end),
      width: abs(across.end - across.start), height: abs(up.end - up.start))
  }

  /// The ends of rule i.
  mutating func rule(_ index: Int) -> (from: SIMD2<Double>, to: SIMD2<Double>)? {
    if x.isRanged {
      guard let across = x.stretch(index, &leftOut), let at = y.place(index, &leftOut) else {
        return nil
      }
      return ([across.start, at], [across.end, at])
    }
    guard let at = x.place(index, &leftOut), let up = y.stretch(index, &leftOut) else { return nil }
    return ([at, up.start], [at, up.end])
  }
}
