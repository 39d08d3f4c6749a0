import ChartModel

extension ChartSpec {
  /// The dates that an axis shows, in seconds since the reference date; nil where it shows none.
  func dateExtent(of axis: PositionAxis) -> ClosedRange<Double>? {
    if case .dates(let start, let end) = self[axis].domain {
      guard start.isFinite, end.isFinite else { return nil }
      return min(start, end)...max(start, end)
    }
    let extents = marks.flatMap { $0[axis].columns }.compactMap { column in
      if case .dates(let dates) = column { finiteExtent(dates) } else { nil }
    }
    guard let first = extents.map(\.low).min(), let last = extents.map(\.high).max() else {
      return nil
    }
    return first...last
  }
}
