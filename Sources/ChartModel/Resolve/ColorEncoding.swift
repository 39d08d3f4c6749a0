import RenderModel

/// The scale from data to colour that all marks of a chart share.
struct ColorEncoding {
  private let palette: Palette
  /// Categories in order of first appearance over all marks.
  private var categories: [String] = []
  private var colorByCategory: [String: RGBA8] = [:]
  private var ramp: [RGBA8] = []
  private var rampScale: PositionScale?
  private var rampTitle = ""

  init(spec: ChartSpec, palette: Palette) {
    self.palette = palette
    var low = Double.infinity
    var high = -Double.infinity
    var isDate = false
    for channel in spec.marks.compactMap(\.colorChannel) {
      switch channel.column {
      case .categories(let column):
        for name in column.names where colorByCategory[name] == nil {
          colorByCategory[name] = palette.category(categories.count)
          categories.append(name)
        }
      case .numbers(let values), .dates(let values):
        rampTitle = rampTitle.isEmpty ? channel.label : rampTitle
        if case .dates = channel.column { isDate = true }
        guard let extent = finiteExtent(values) else { continue }
        low = min(low, extent.low)
        high = max(high, extent.high)
      }
    }
    guard low <= high else { return }
    ramp = Ramp.row(Ramp.coolToWarm, palette: palette)
    let isConstant = high - low <= max(abs(low), abs(high)) * 1e-13
    let margin = isConstant ? max(abs(low) * 0.1, 1e-3) : 0
    rampScale = PositionScale(
      kind: isDate ? .date : .number, start: low - margin, end: high + margin, range: 0...1)
  }

  /// A colour for each value; grey where it is missing.
  func colors(of channel: Channel) -> [RGBA8] {
    let missing = palette.system(.gray)
    switch channel.column {
    case .categories(let column):
      let colors = column.names.map { colorByCategory[$0] ?? missing }
      return column.codes.map { $0 < 0 ? missing : colors[Int($0)] }
    case .numbers(let values), .dates(let values):
      guard let rampScale else { return Array(repeating: missing, count: values.count) }
      return values.map { value in
        value.isFinite ? Ramp.color(ramp, at: rampScale.place(of: value)) : missing
      }
    }
  }

  /// Data as places on the ramp; nil for categories, which have no colours between them.
  func dataRamp(of channel: Channel) -> DataRamp? {
    guard let rampScale, let values = channel.column.numericValues else { return nil }
    return DataRamp(colors: ramp, places: rampScale.places(of: values))
  }

  var legends: [ResolvedLegend] {
    var legends: [ResolvedLegend] = []
    if !categories.isEmpty {
      let entries = categories.map { (name: $0, color: colorByCategory[$0] ?? palette.category(0)) }
      legends.append(.categories(entries))
    }
    if let rampScale {
      let values = rampScale.automaticValues(count: Resolver.wantedTicks)
      let ticks = zip(values, rampScale.texts(values)).map {
        (place: rampScale.place(of: $0), text: $1)
      }
      legends.append(.ramp(title: rampTitle, colors: ramp, ticks: ticks))
    }
    return legends
  }
}

extension MarkGroup {
  /// The data that colours the group, where some does.
  var colorChannel: Channel? {
    if case .encoded(let channel) = style.foreground { return channel }
    return nil
  }
}
