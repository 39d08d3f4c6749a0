import ChartModel
import Diagnostics

/// One mark of a chart with its rows, its channels and what they are drawn as.
struct Layer {
  let mark: MarkDef
  let type: MarkType
  let encoding: EncodingDef
  var rows: PreparedRows
  /// The rows of all states of the chart, on which scales depend; `rows` where there are none.
  let whole: PreparedRows
  let config: ConfigDef?
  let plot: PlotKind

  /// Whether the mark has a place in depth.
  static func hasDepth(_ type: MarkType, _ encoding: EncodingDef) -> Bool {
    [.surface, .line3d, .bar3d].contains(type) || encoding[.z] != nil || encoding[.z2] != nil
  }

  /// The mark groups; none where something is left out.
  func groups(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    if plot == .plane { return try planeGroups(&decoder) }
    try checkBox(&decoder)
    switch type {
    case .point, .circle, .square: return try points(&decoder)
    case .line, .line3d: return [try line(&decoder)]
    case .bar, .bar3d: return [try bar(&decoder)]
    case .rule: return [try spans(.rule, ranges: 1, &decoder)]
    case .rect: return [try spans(.rectangle, ranges: 2, &decoder)]
    case .errorbar: return try errorBars(&decoder)
    case .text: return [try texts(&decoder)]
    case .surface: return [try surface(&decoder)]
    case .area, .tick, .errorband, .absent: return []
    }
  }

  /// The values of an axis that the mark needs.
  func position(
    _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> PreparedChannel {
    let name = axis.channel
    if let channel = try rows.channel(name, decoder) { return channel }
    if encoding[name]?.value != nil {
      throw decoder.fault(
        encoding[name]?.place,
        "'value' is a place on the page, which axes here do not take; give 'datum'")
    }
    throw decoder.fault(
      encoding[name]?.place ?? encoding.place ?? mark.place,
      "the mark '\(type.rawValue)' needs '\(name.rawValue)' with a field or a datum")
  }

  /// A group with single values on all axes.
  func placed(_ mark: Mark, _ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    for name in [ChannelName.x2, .y2, .z2, .xError, .yError, .zError] {
      guard let unused = encoding[name] else { continue }
      try decoder.leaveOut(
        unused.place,
        "the mark '\(type.rawValue)' has no ranges, so there is no "
          + "'\(name.rawValue)'")
    }
    var group = MarkGroup(
      mark, x: try position(.x, decoder).channel(), y: try position(.y, decoder).channel(),
      style: try style(&decoder))
    if plot == .box { group.z = try position(.z, decoder).channel() }
    group.keys = try rows.channel(.key, decoder)?.column
    return group
  }

  private func points(_ decoder: inout ChartDecoder) throws(ReliefError) -> [MarkGroup] {
    var group = try placed(.point, &decoder)
    return try shaped(&group, &decoder)
  }

  private func line(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    var group = try placed(.line, &decoder)
    group.series = try series(rows.details, decoder)
    return group
  }

  /// What parts vertices into lines; nil where no field does.
  func series(
    _ fields: [PreparedField], _ decoder: ChartDecoder
  ) throws(ReliefError) -> Channel? {
    guard fields.count != 1 else {
      let channel = try fields[0].channel(rows.frame, decoder)
      return Channel(label: channel.label, column: channel.column)
    }
    guard !fields.isEmpty else { return nil }
    let numbers = rows.frame.groups(fields.map(\.name)).numbers
    return Channel(label: "", column: .numbers(numbers.map { Double($0) }))
  }

  /// A text beside each place.
  private func texts(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkGroup {
    var group = try placed(.point, &decoder)
    let column = try chosenTexts(decoder)
    var style = mark.text.style
    if case .color(.same(let color)) = group.style.foreground { style.color = color }
    group.mark = .text(
      TextMarkSpec(
        texts: column.codes.map { $0 < 0 ? "" : column.names[Int($0)] }, style: style))
    return group
  }

  /// The texts, with those of conditions.
  func chosenTexts(_ decoder: ChartDecoder) throws(ReliefError) -> CategoryColumn {
    let column = try textColumn(decoder)
    let chosen = try self.chosen(.text, decoder) { (value, place) throws(ReliefError) in
      switch value {
      case .text(let text): return text
      case .number(let number): return PlainText.number(number)
      default: throw decoder.fault(place, "the value of a text is a text or a number")
      }
    }
    guard let chosen else { return column }
    return CategoryColumn(
      zip(chosen, column.codes).map { $0 ?? ($1 < 0 ? "" : column.names[Int($1)]) })
  }

  private func textColumn(_ decoder: ChartDecoder) throws(ReliefError) -> CategoryColumn {
    guard let definition = encoding[.text] else {
      throw decoder.fault(mark.place, "the mark 'text' needs the channel 'text' with a field")
    }
    switch definition.value {
    case .text(let text): return CategoryColumn(Array(repeating: text, count: rows.frame.count))
    case .number(let number):
      return CategoryColumn(Array(repeating: PlainText.number(number), count: rows.frame.count))
    default: break
    }
    if definition.field == nil, definition.conditions != nil {
      return CategoryColumn(Array(repeating: "", count: rows.frame.count))
    }
    guard let field = rows.fields[.text], let column = rows.frame[field.name] else {
      throw decoder.fault(definition.place, "'text' needs 'field' or 'value'")
    }
    switch definition.format.flatMap({ ValueFormat($0) }) {
    case .number(let format)?:
      if let numbers = column.numbers { return CategoryColumn(numbers) { format($0) } }
    case .date(let format)?:
      if let dates = column.dates { return CategoryColumn(dates) { format($0) } }
    case nil: break
    }
    return column.names()
  }
}

extension MarkType {
  var isPoint: Bool { [.point, .circle, .square].contains(self) }
}

extension PositionAxis {
  var channel: ChannelName {
    switch self {
    case .x: .x
    case .y: .y
    case .z: .z
    }
  }

  var second: ChannelName {
    switch self {
    case .x: .x2
    case .y: .y2
    case .z: .z2
    }
  }

  var error: ChannelName {
    switch self {
    case .x: .xError
    case .y: .yError
    case .z: .zError
    }
  }
}

extension TextMarkDef {
  var style: TextMarkStyle {
    var style = TextMarkStyle()
    style.side = position.flatMap(\.side)
    style.offset = [dx ?? 0, dy ?? 0]
    if let gap { style.gap = gap }
    if fontSize != nil || font != nil || fontWeight != nil {
      style.font = fontSpec(size: fontSize ?? 11)
    }
    if let overlap { style.overlap = overlap }
    if let hasLeader { style.hasLeader = hasLeader }
    if let hasPlate { style.hasPlate = hasPlate }
    if let isHiddenBehind { style.isHiddenBehind = isHiddenBehind }
    return style
  }
}
