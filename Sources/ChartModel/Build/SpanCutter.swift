import RenderModel

/// Takes the ends of marks to plot space and cuts them exactly at the faces of the box.
struct SpanCutter {
  private let maps: [PlaceMap]
  let box: PlotBox
  private let starts: [[Double]]
  private let ends: [[Double]?]
  /// Marks that have no place.
  private(set) var leftOut = LeftOut()

  init(_ spans: ResolvedSpans, _ chart: ResolvedChart) {
    let scales = PositionAxis.allCases.map { chart[$0].scale }
    maps = scales.map { PlaceMap($0) }
    box = PlotBox(chart)
    starts = [spans.starts.x, spans.starts.y, spans.starts.z]
    ends = [spans.xEnd, spans.yEnd, spans.zEnd]
  }

  var count: Int {
    (starts + ends.compactMap { $0 }).map(\.count).min() ?? 0
  }

  /// The axes on which the marks are ranges, by their number.
  var rangedAxes: [Int] { ends.indices.filter { ends[$0] != nil } }

  /// The low and the high corner of a mark in plot space; nil where nothing of it is in the box.
  mutating func corners(_ index: Int) -> (low: SIMD3<Double>, high: SIMD3<Double>)? {
    var low = SIMD3<Double>()
    var high = SIMD3<Double>()
    var isInside = true
    for axis in 0..<3 {
      let a = starts[axis][index]
      let b = ends[axis]?[index] ?? a
      guard a.isFinite, b.isFinite else {
        leftOut.notFinite += 1
        return nil
      }
      let (p, q) = (maps[axis][a], maps[axis][b])
      guard p.isFinite, q.isFinite else {
        leftOut.offScale += 1
        return nil
      }
      if ends[axis] == nil { isInside = isInside && maps[axis].contains(p) }
      low[axis] = max(min(p, q), box.low[axis])
      high[axis] = min(max(p, q), box.high[axis])
      if low[axis] > high[axis] { isInside = ends[axis] == nil && isInside }
    }
    return isInside ? (low, high) : nil
  }

  /// Whether a corner of a rule is one of its ends, and not where the box cuts it.
  func isEnd(_ corner: SIMD3<Double>, of index: Int) -> Bool {
    guard let axis = rangedAxes.first else { return true }
    let place = corner[axis]
    return [starts[axis][index], ends[axis]?[index]].contains { value in
      value.map { abs(maps[axis][$0] - place) < 1e-9 } ?? false
    }
  }
}
