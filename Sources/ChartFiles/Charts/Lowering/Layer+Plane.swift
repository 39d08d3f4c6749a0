import ChartModel
import Diagnostics

extension Layer {
  /// The mark groups of a chart of x and y.
  func planeGroups(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    try checkPlane(&decoder)
    switch type {
    case .point, .circle, .square: return try planePoints(&decoder)
    case .line: return try planeLines(&decoder)
    case .area: return try areas(&decoder)
    case .bar: return [try planeBar(&decoder)]
    case .rule: return [try planeRule(&decoder)]
    case .rect: return [try planeRectangle(&decoder)]
    case .tick: return [try tick(&decoder)]
    case .text: return [try planeTexts(&decoder)]
    case .errorbar: return try planeErrorBars(&decoder)
    case .errorband: return try errorBand(&decoder)
    case .line3d, .bar3d, .surface, .absent: return []
    }
  }

  private func planePoints(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    var group = try planeGroup(.point, fills: false, &decoder)
    return try shaped(&group, &decoder)
  }

  /// A group with what the channels say of its places.
  ///
  /// - Parameters:
  ///   - ranged: the axes along which bins and units of time are ranges.
  ///   - fills: whether the marks go from edge to edge of the plot along an axis on which they have
  ///     no place; else they stand in its middle.
  func planeGroup(
    _ mark: Mark, ranged: [PositionAxis] = [], fills: Bool, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> MarkGroup {
    var group = MarkGroup(
      mark, x: Channel(label: ""), y: Channel(label: ""), style: try style(&decoder))
    for axis in plot.axes {
      group[axis] = try planeChannel(axis, isRanged: ranged.contains(axis), fills: fills, decoder)
    }
    group.keys = try rows.channel(.key, decoder)?.column
    return group
  }

  private func planeChannel(
    _ axis: PositionAxis, isRanged: Bool, fills: Bool, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel {
    let definition = encoding[axis.channel]
    var channel: Channel
    let prepared = try rows.channel(axis.channel, decoder)
    if let prepared {
      let hasRange = isRanged && prepared.end != nil && encoding[axis.second] == nil
      channel = prepared.channel(middle: !hasRange)
    } else if let value = definition?.value {
      channel = try onPage(value, axis, definition?.place, decoder)
    } else if definition != nil {
      throw decoder.fault(
        definition?.place, "'\(axis.name)' needs 'field', 'datum', 'value' or an aggregate")
    } else {
      channel = onPage(0, fills ? .start : .center)
      if fills, encoding[axis.second] == nil {
        channel.end = channel.column
        channel.endAnchor = .end
      }
    }
    guard let end = encoding[axis.second] else { return channel }
    if let value = end.value {
      let place = try onPage(value, axis, end.place, decoder)
      (channel.end, channel.endAnchor) = (place.column, place.anchor)
    } else if let prepared {
      channel.end = try second(axis, prepared, decoder)
    } else {
      throw decoder.fault(
        end.place, "'\(axis.second.rawValue)' needs '\(axis.name)' with a field or a datum")
    }
    return channel
  }

  /// The same place on the page for all marks: points from the left or the top edge of the plot.
  private func onPage(
    _ value: ConstantDef, _ axis: PositionAxis, _ place: JSONPlace?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel {
    switch value {
    case .number(let points): return onPage(points, .start)
    case .text(axis == .x ? "width" : "height"): return onPage(0, .end)
    default:
      throw decoder.fault(
        place,
        "a place on the page is a number of points, or '\(axis == .x ? "width" : "height")' for the "
          + "far edge of the plot")
    }
  }

  private func onPage(_ points: Double, _ anchor: PlotAnchor) -> Channel {
    var channel = Channel(
      label: "", column: .numbers(Array(repeating: points, count: rows.frame.count)))
    channel.anchor = anchor
    return channel
  }
}
