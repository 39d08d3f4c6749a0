import ChartModel

extension ChartSpec {
  /// The dates that an axis shows, in seconds since the reference date; nil where it shows none.
  func dateExtent(of axis: PositionAxis) -> ClosedRange<Double>? {
    if case .dates(let start, let end) = self[axis].domain {
      guard start.isFinite, end.isFinite else { return nil }
      return min(start, end)...max(start, end)
    }
    let dates = marks.flatMap { $0[axis].columns }.flatMap { column -> [Double] in
      guard case .dates(let dates) = column else { return [] }
      return dates.filter(\.isFinite)
    }
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }
}
