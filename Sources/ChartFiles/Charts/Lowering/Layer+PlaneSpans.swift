import ChartModel
import Diagnostics

extension Layer {
  /// Straight lines: along one axis, over the plot or from one value to another; or between two
  /// places.
  func planeRule(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    let isRanged = plot.axes.contains { encoding[$0.second] != nil }
    let group = try planeGroup(.rule, fills: !isRanged, &decoder)
    switch (group.x.end != nil, group.y.end != nil) {
    case (true, true):
      guard isRanged else { break }
      guard plot.axes.allSatisfy({ group[$0].anchor == nil && group[$0].endAnchor == nil }) else {
        throw decoder.fault(
          encoding.place, "a rule with both 'x2' and 'y2' goes from data to data, not to a 'value'")
      }
      return group.slanted
    case (false, false): break
    default: return group
    }
    throw decoder.fault(
      encoding.place ?? mark.place,
      "the mark 'rule' needs 'x' or 'y' alone for a line over the plot, or 'x2' or 'y2', where it ends"
    )
  }

  /// Rectangles over bins, units of time and steps, or from one value to another.
  func planeRectangle(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    var group = try planeGroup(.planeRectangle, ranged: plot.axes, fills: true, &decoder)
    group.style.width = side(.x) ?? (group.x.end == nil ? .same(.ratio(1)) : nil)
    group.style.height = side(.y) ?? (group.y.end == nil ? .same(.ratio(1)) : nil)
    return group
  }

  /// Short lines across the axis of their values.
  func tick(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    let axis = try valueAxis(decoder)
    var group = try planeGroup(.planeRectangle, fills: false, &decoder)
    group[axis].collapse()
    var length = MarkLength.fixed(mark.size ?? 15)
    if mark.size == nil, case .categories = group[axis.across].column { length = .ratio(0.75) }
    group.becomeStrokes(across: axis, thickness: mark.plane.thickness ?? 1, length: length)
    return group
  }

  /// Lines between two values, with caps where there is a length of them.
  func planeErrorBars(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    let (axis, range) = try margin(&decoder)
    var bar = try planeGroup(.rule, fills: false, &decoder)
    bar[axis] = range
    guard let cap = mark.capLength, cap > 0 else { return [bar] }
    let caps = [range.column, range.end ?? range.column].map { places -> MarkGroup in
      var group = bar
      group.mark = .planeRectangle
      group[axis].column = places
      group[axis].end = places
      group.becomeStrokes(
        across: axis, thickness: mark.stroke.width ?? 2, length: .fixed(cap))
      return group
    }
    return [bar] + caps
  }

  /// The axis with a margin of error, and its range.
  func margin(
    _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> (axis: PositionAxis, range: Channel) {
    let ranged = plot.axes.filter { encoding[$0.second] != nil || encoding[$0.error] != nil }
    guard ranged.count == 1, let range = try margin(ranged[0], decoder) else {
      throw decoder.fault(
        encoding.place ?? mark.place,
        "the mark '\(type.rawValue)' needs a margin along one axis: 'yError' or 'xError', or a range "
          + "with 'y2' or 'x2'")
    }
    return (ranged[0], range)
  }
}

extension Channel {
  /// Makes ranges without length of single values, which no step makes longer.
  fileprivate mutating func collapse() {
    guard end == nil, anchor == nil else { return }
    end = column
  }
}

extension MarkGroup {
  /// Makes rectangles short lines across an axis, in the middle of what stands along the other.
  ///
  /// - Parameter thickness: points.
  fileprivate mutating func becomeStrokes(
    across axis: PositionAxis, thickness: Double, length: MarkLength
  ) {
    if case .categories = self[axis.across].column {} else { self[axis.across].collapse() }
    style.width = .same(axis == .x ? .fixed(thickness) : length)
    style.height = .same(axis == .y ? .fixed(thickness) : length)
  }

  /// A line from the starts on both axes to the ends for each mark.
  fileprivate var slanted: MarkGroup {
    let count = self.count
    var line = picked((0..<count).flatMap { [$0, $0] })
    line.mark = .line
    for axis in [PositionAxis.x, .y] {
      guard let end = self[axis].end else { continue }
      let both = Column(
        joining: [self[axis].column, end].map { TypedColumn(kind: .numbers, values: $0) })
      line[axis].column = both.picked((0..<count).flatMap { [$0, count + $0] })
      line[axis].end = nil
    }
    line.series = Channel(label: "", column: .numbers((0..<2 * count).map { Double($0 / 2) }))
    return line
  }
}
