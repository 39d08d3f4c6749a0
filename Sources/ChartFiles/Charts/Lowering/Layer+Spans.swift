import ChartModel
import Diagnostics

extension Layer {
  /// Rules and rectangles: ranges on so many axes, single values on the others.
  func spans(
    _ mark: Mark, ranges wanted: Int, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> MarkGroup {
    var group = MarkGroup(
      mark, x: Channel(label: ""), y: Channel(label: ""), style: try style(&decoder))
    var ranged: [String] = []
    for axis in PositionAxis.allCases {
      group[axis] = try range(axis, decoder)
      if group[axis].end != nil { ranged.append(axis.name) }
    }
    guard ranged.count == wanted else {
      throw decoder.fault(
        encoding.place ?? self.mark.place,
        "the mark '\(type.rawValue)' needs \(wanted == 1 ? "a range on one axis" : "ranges on two axes")"
          + " (\(wanted == 1 ? "x2, y2 or z2" : "two of x2, y2 and z2, or bins")), and has "
          + (ranged.isEmpty ? "none" : "ranges on \(ranged.joined(separator: " and "))"))
    }
    return group
  }

  /// The range of an axis by its second channel or its bins, or its single values.
  private func range(
    _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel {
    let first = try position(axis, decoder)
    guard let end = try second(axis, first, decoder) else {
      let hasRange = type == .rect && first.end != nil
      return first.channel(middle: !hasRange)
    }
    var channel = first.channel()
    channel.end = end
    return channel
  }

  /// Where ranges end, as data of the kind in which they start.
  func second(
    _ axis: PositionAxis, _ first: PreparedChannel, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Column? {
    guard var field = rows.fields[axis.second] else { return nil }
    field.type =
      switch first.column {
      case .numbers: .quantitative
      case .dates: .temporal
      case .categories: .nominal
      }
    let channel = try field.channel(rows.frame, decoder)
    return field.definition.bandPosition == nil ? channel.column : channel.middles
  }

  /// Bars from the floor, or where y is a range, from its start to its end.
  func bar(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    for name in [ChannelName.x2, .z2, .xError, .yError, .zError] {
      guard let unused = encoding[name] else { continue }
      try decoder.leaveOut(
        unused.place, "bars stand on the floor: there is no '\(name.rawValue)'")
    }
    let x = try position(.x, decoder)
    let y = try position(.y, decoder)
    let z = try position(.z, decoder)
    let bar = BarSpec(
      width: mark.bar.width ?? x.step.map { .fixed($0) } ?? .automatic,
      depth: mark.bar.depth ?? z.step.map { .fixed($0) } ?? .automatic, stacking: stacking(.y, y))
    var group = MarkGroup(
      .bar(bar), x: x.channel(), y: y.channel(), z: z.channel(), style: try style(&decoder))
    group.y.end = try second(.y, y, decoder)
    return group
  }

  /// As the channel says; by default sums that have parts stand on each other, as in Vega-Lite.
  ///
  /// - Parameter axis: along which the values lie.
  func stacking(_ axis: PositionAxis, _ values: PreparedChannel) -> BarStacking {
    let definition = encoding[axis.channel]
    if let stack = definition?.stack { return stack.spec }
    let hasParts = rows.fields[.color] != nil || !rows.details.isEmpty
    guard hasParts, !values.isDiscrete, encoding[axis.second] == nil else { return .unstacked }
    switch definition?.aggregate {
    case nil, .sum, .count, .valid, .missing, .distinct: return .standard
    default: return .unstacked
    }
  }

  /// A group for each axis with a margin.
  func errorBars(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    let style = try style(&decoder)
    let spec = ErrorBarSpec(capLength: mark.capLength ?? 8)
    var groups: [MarkGroup] = []
    for axis in PositionAxis.allCases {
      guard let range = try margin(axis, decoder) else { continue }
      var group = MarkGroup(
        .errorBar(spec), x: Channel(label: ""), y: Channel(label: ""), style: style)
      for other in PositionAxis.allCases {
        group[other] = other == axis ? range : try position(other, decoder).channel()
      }
      groups.append(group)
    }
    guard !groups.isEmpty else {
      throw decoder.fault(
        encoding.place ?? mark.place,
        "the mark 'errorbar' needs a margin: 'xError', 'yError' or 'zError', or a range with 'x2', "
          + "'y2' or 'z2'")
    }
    return groups
  }

  /// The range of an error bar along an axis; nil where there is none.
  func margin(
    _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel? {
    let center = try position(axis, decoder)
    var channel = center.channel()
    if let end = try second(axis, center, decoder) {
      channel.end = end
      return channel
    }
    guard let error = try rows.channel(axis.error, decoder) else { return nil }
    guard case .numbers(let margins) = error.column,
      let values = channel.column.numericValues
    else {
      throw decoder.fault(
        error.definition.place, "a margin is a number, about numbers or dates (in seconds)")
    }
    let low = zip(values, margins).map { $0 - $1 }
    let high = zip(values, margins).map { $0 + $1 }
    if case .dates = channel.column {
      (channel.column, channel.end) = (.dates(low), .dates(high))
    } else {
      (channel.column, channel.end) = (.numbers(low), .numbers(high))
    }
    return channel
  }
}
