extension ChartSpec {
  /// The data of some marks that a scale takes in.
  ///
  /// What stands on a baseline brings zero with it, unless the domain is to be without.
  func scaleColumns(of group: MarkGroup, on axis: PositionAxis) -> [Column] {
    let columns = group[axis].columns
    guard let baseline = group.mark.baseline, baseline.isStacked, baseline.valueAxis == axis,
      case .automatic(false?, _) = self[axis].domain, columns.count > 1
    else { return columns }
    return [columns[1]]
  }

  /// The places at which bars stand along an axis, and how far they reach along it.
  func steps(on axis: PositionAxis) -> [(column: Column, dimension: BarDimension)] {
    marks.compactMap { group in
      if case .bar(let bar) = group.mark, axis != .y {
        return (group[axis].column, axis == .x ? bar.width : bar.depth)
      }
      guard plot == .plane, stepAxes(of: group).contains(axis) else { return nil }
      // Lengths in points are not known before the layout.
      return (group[axis].column, .automatic)
    }
  }

  /// Whether all marks have normalized values on an axis.
  func isPercent(_ axis: PositionAxis) -> Bool {
    plot == .plane && !marks.isEmpty
      && marks.allSatisfy { group in
        guard let baseline = group.mark.baseline else { return false }
        return baseline.isStacked && baseline.valueAxis == axis && baseline.stacking == .normalized
      }
  }
}
