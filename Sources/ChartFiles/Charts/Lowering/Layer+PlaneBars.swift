import ChartModel
import Diagnostics

extension Layer {
  /// Bars from zero, or from one value to another, stacked.
  func planeBar(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    let axis = try valueAxis(decoder)
    var group = try planeGroup(
      .planeBar(BaselineSpec(valueAxis: axis)), ranged: [axis.across], fills: true, &decoder)
    let isRange = try isRanged(axis.across, decoder)
    let gap = MarkLength.inset((mark.plane.binSpacing ?? 1) / 2)
    let length = side(axis.across) ?? (isRange ? .same(gap) : nil)
    if axis == .y { group.style.width = length } else { group.style.height = length }
    return try stacked(group, axis, decoder)
  }

  /// How far marks reach along an axis, as the mark says; nil where it does not.
  func side(_ axis: PositionAxis) -> Varying<MarkLength>? {
    let asked = axis == .x ? mark.bar.width : mark.bar.height
    switch asked {
    case .fixed(let length): return .same(.fixed(length))
    case .ratio(let ratio): return .same(.ratio(ratio))
    case .automatic, nil: break
    }
    return type == .rect ? nil : mark.size.map { .same(.fixed($0)) }
  }

  /// Stands the marks of a group on each other, apart from those of other layers, as in Vega-Lite.
  func stacked(
    _ group: MarkGroup, _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> MarkGroup {
    var group = group
    var stacking = BarStacking.unstacked
    if let values = try rows.channel(axis.channel, decoder) {
      stacking = self.stacking(axis, values)
    }
    group.mark.baseline = BaselineSpec(valueAxis: axis, stacking: stacking)
    guard stacking != .unstacked else { return group }
    group = group.stackedInPlane()
    guard stacking == .normalized else { return group }
    // Parts of 1, as the format has them.
    group[axis].column = group[axis].column.hundredths
    group[axis].end = group[axis].end?.hundredths
    group.mark.baseline?.stacking = .standard
    return group
  }

  /// Whether an axis has parts of a whole.
  func isNormalized(_ axis: PositionAxis, _ decoder: ChartDecoder) throws(ReliefError) -> Bool {
    guard plot == .plane, type == .bar || type == .area,
      encoding[axis.channel]?.stack?.spec == .normalized
    else { return false }
    return try valueAxis(decoder) == axis
  }

  /// What puts marks beside each other; nil where nothing does.
  func dodge(_ decoder: inout ChartDecoder) throws(ReliefError) -> DodgeSpec? {
    for (axis, name) in [(PositionAxis.x, ChannelName.xOffset), (.y, .yOffset)] {
      guard let definition = encoding[name] else { continue }
      if let scale = definition.scale?.value {
        try decoder.leaveOut(
          scale.place, "what stands side by side shares the step: '\(name.rawValue)' has no scale")
      }
      guard let channel = try rows.channel(name, decoder) else {
        throw decoder.fault(definition.place, "'\(name.rawValue)' needs 'field'")
      }
      return DodgeSpec(channel: try namesInOrder(name, channel, decoder), axis: axis)
    }
    return nil
  }

  /// The names of a channel that takes nothing else, in their order.
  func namesInOrder(
    _ name: ChannelName, _ channel: PreparedChannel, _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel {
    guard case .categories(let column) = channel.column else {
      throw decoder.fault(
        encoding[name]?.place,
        "'\(name.rawValue)' takes names; leave 'type' out, or give 'nominal' or 'ordinal'")
    }
    let names = try names(channel, decoder) ?? column.presentNames
    return Channel(label: channel.label, column: .categories(column.ordered(by: names)))
  }
}

extension Column {
  fileprivate var hundredths: Column {
    guard case .numbers(let values) = self else { return self }
    return .numbers(values.map { $0 / 100 })
  }
}

extension CategoryColumn {
  /// The same values with their names in another order; those that are not in it come last.
  func ordered(by order: [String]) -> CategoryColumn {
    let known = Set(order)
    let all = order + names.filter { !known.contains($0) }
    let places = Dictionary(zip(all, all.indices.map(Int32.init))) { first, _ in first }
    return CategoryColumn(
      names: all, codes: codes.map { $0 < 0 ? -1 : places[names[Int($0)]] ?? -1 })
  }
}
