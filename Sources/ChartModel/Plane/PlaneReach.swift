/// From where to where marks of a plane reach along one axis, on the page.
struct PlaneReach {
  /// A stretch of the page; nil for a mark that is not on the axis.
  struct Stretch {
    /// Where the mark starts and ends, in points; the end may be before the start.
    var start: Double
    var end: Double
  }

  private let starts: [Double]
  private let ends: [Double]?
  private let map: PlaneMap
  private let endMap: PlaneMap
  private let bands: PlaneBands
  private let isFromStart: Bool
  /// What clears zero from a scale that has none: the start of the axis.
  private let stands: Bool
  private let offset: Varying<MarkOffset>?
  private let component: Int

  init(
    _ axis: PositionAxis, of spans: ResolvedPlaneSpans, _ chart: ResolvedChart,
    in plane: PlaneLayout
  ) {
    let points = spans.starts
    starts = axis == .x ? points.x : points.y
    ends = spans[axis].ends
    let anchor = axis == .x ? points.xAnchor : points.yAnchor
    map = PlaneMap(axis, of: chart, in: plane, anchor: anchor)
    endMap = PlaneMap(axis, of: chart, in: plane, anchor: spans[axis].anchor)
    bands = PlaneBands(
      axis, of: chart, in: plane, count: points.crowd, spans[axis].length, points.dodge)
    isFromStart = spans[axis].isFromStart
    stands = spans.mark.baseline?.valueAxis == axis && spans.mark.baseline?.isStacked == true
    offset = points.offset
    component = axis == .x ? 0 : 1
  }

  /// How many marks there are.
  var count: Int { min(starts.count, ends?.count ?? starts.count) }

  /// Whether marks have two ends on the axis.
  var isRanged: Bool { ends != nil }

  /// Where mark i is; nil where it is not seen, counted if it has no place.
  func stretch(_ index: Int, _ leftOut: inout LeftOut) -> Stretch? {
    let value = starts[index]
    var stretch: Stretch
    if let ends {
      guard let range = range(value, ends[index], &leftOut) else { return nil }
      let (low, high) = bands.stretch(
        index, from: min(range.start, range.end), to: max(range.start, range.end))
      stretch =
        range.start <= range.end ? Stretch(start: low, end: high) : .init(start: high, end: low)
    } else {
      let place = map.place(of: value)
      guard place.isFinite else {
        leftOut.count(isFinite: value.isFinite)
        return nil
      }
      if isFromStart {
        guard place > 0 else { return nil }
        stretch = Stretch(start: map.page(0), end: map.page(min(place, 1)))
      } else {
        guard map.isShown(place) else { return nil }
        let (low, high) = bands.stretch(index, at: map.page(place))
        stretch = Stretch(start: low, end: high)
      }
    }
    guard let offset = offset?.value(at: index) else { return stretch }
    stretch.start += offset.start[component]
    stretch.end += ends == nil && !isFromStart ? offset.start[component] : offset.end[component]
    return stretch.start.isFinite && stretch.end.isFinite ? stretch : nil
  }

  /// The place of the mark i itself, for one that is a line across the axis.
  func place(_ index: Int, _ leftOut: inout LeftOut) -> Double? {
    let place = map.place(of: starts[index])
    guard place.isFinite else {
      leftOut.count(isFinite: starts[index].isFinite)
      return nil
    }
    guard map.isShown(place) else { return nil }
    let move = offset?.value(at: index)?.start[component] ?? 0
    let page = map.page(place) + bands.shift(index) + move
    return page.isFinite ? page : nil
  }

  /// A range cut at the ends of the axis.
  private func range(_ start: Double, _ end: Double, _ leftOut: inout LeftOut) -> Stretch? {
    var a = map.place(of: start)
    var b = endMap.place(of: end)
    // Zero is not on a logarithmic scale: what stands on it stands on the axis.
    if stands, !a.isFinite, start == 0 { a = b.isFinite ? min(0, b) : a }
    guard a.isFinite, b.isFinite else {
      leftOut.count(isFinite: start.isFinite && end.isFinite)
      return nil
    }
    guard map.isShown(a) || map.isShown(b) || endMap.isShown(b) || (a < 0) != (b < 0) else {
      return nil
    }
    a = map.held(a)
    b = endMap.held(b)
    return Stretch(start: map.page(a), end: endMap.page(b))
  }
}

extension PlaneMap {
  /// A place of data within the axis; a place in points as it is.
  fileprivate func held(_ place: Double) -> Double {
    isData ? min(max(place, 0), 1) : place
  }
}
