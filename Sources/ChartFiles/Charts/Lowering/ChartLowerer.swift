import ChartModel
import Diagnostics

/// Lowers one chart: its layers become mark groups.
///
/// What their channels say of axes, colours and legends settles those of the chart; where several
/// say something, the first counts.
struct ChartLowerer {
  let layers: [Layer]
  let config: ConfigDef?
  private(set) var spec = ChartSpec()

  init(_ layers: [Layer], plot: PlotKind, config: ConfigDef?) {
    self.layers = layers
    self.config = config
    spec.plot = plot
  }

  mutating func lower(_ decoder: inout ChartDecoder) throws(ReliefError) -> ChartSpec {
    spec.marks = try marks(of: layers, &decoder)
    for axis in spec.plot.axes { try settle(axis, &decoder) }
    try settleColors(&decoder)
    try settleLegend(&decoder)
    return spec
  }

  /// The mark groups of the layers, which may be those of one state.
  ///
  /// Functions without names get the names that other marks have for their axes.
  func marks(
    of layers: [Layer], _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> [MarkGroup] {
    var marks: [MarkGroup] = []
    for layer in layers { marks += try layer.keyedGroups(&decoder) }
    for axis in PositionAxis.allCases {
      let name = marks.first { !$0.isFunction && !$0[axis].label.isEmpty }?[axis].label
      guard let name else { continue }
      for index in marks.indices
      where marks[index].isFunction && marks[index][axis].label == axis.name {
        marks[index][axis].label = name
      }
    }
    return marks
  }

  private mutating func settle(
    _ axis: PositionAxis, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    let definitions = layers.compactMap { $0.encoding[axis.channel] }
    let kind = self.kind(axis)
    if let scale = definitions.compactMap({ $0.scale?.value }).first {
      try ScaleLowerer(scale, kind: kind, name: axis.name).settle(
        &spec[axis], plot: spec.plot, &decoder)
    }
    if kind == .categories, case .automatic(_, let isReversed) = spec[axis].domain,
      let names = try names(axis, decoder)
    {
      spec[axis].domain = .categories(isReversed == true ? names.reversed() : names)
    }
    try AxisLowerer(definitions, config: config, axis: axis, plot: spec.plot, kind: kind)
      .settle(&spec[axis], units: layers.compactMap { $0.rows.fields[axis.channel] }, &decoder)
  }

  /// What the data on an axis is.
  private func kind(_ axis: PositionAxis) -> ScaleLowerer.Kind {
    for group in spec.marks {
      switch group[axis].column {
      case .categories: return .categories
      case .dates: return .dates
      case .numbers(let values): if !values.isEmpty { return .numbers }
      }
    }
    return .numbers
  }

  /// The names on an axis in the order of all layers; nil for that of the data.
  private func names(
    _ axis: PositionAxis, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [String]? {
    var lists: [[String]] = []
    for layer in layers {
      guard let channel = try layer.rows.channel(axis.channel, decoder) else { continue }
      guard let names = try layer.names(channel, decoder) else { return nil }
      lists.append(names)
    }
    return CategoryOrder.union(lists)
  }

  // MARK: Colours

  private mutating func settleColors(_ decoder: inout ChartDecoder) throws(ReliefError) {
    if let category = config?.range?.category { category.settle(&spec.colorScale, isRamp: false) }
    if let ramp = config?.range?.ramp { ramp.settle(&spec.colorScale, isRamp: true) }
    var lists: [[String]] = []
    var keepsOrder = false
    for layer in layers {
      guard let channel = try layer.rows.channel(.color, decoder), channel.isDiscrete else {
        continue
      }
      if let names = try layer.names(channel, decoder) {
        lists.append(names)
      } else {
        keepsOrder = true
      }
    }
    if !keepsOrder, let names = CategoryOrder.union(lists) {
      spec.colorScale.domain = .categories(names)
    }
    let scaled = layers.first { $0.encoding[.color]?.scale?.value != nil }
    guard let layer = scaled, let scale = layer.encoding[.color]?.scale?.value else { return }
    let isHeight = layer.encoding[.color]?.from == .height
    let channel = try layer.rows.channel(.color, decoder)
    let kind: ScaleLowerer.Kind =
      switch channel?.column {
      case .categories: .categories
      case .dates: .dates
      case .numbers, nil: .numbers
      }
    try ScaleLowerer(scale, kind: kind, name: "color")
      .settle(&spec.colorScale, isHeight: isHeight, &decoder)
  }

  private mutating func settleLegend(_ decoder: inout ChartDecoder) throws(ReliefError) {
    if let orient = config?.legend?.orient { spec.legend.position = orient.position }
    for name in [ChannelName.color, .size, .shape, .opacity] {
      for definition in layers.compactMap({ $0.encoding[name] }) {
        switch definition.legend {
        case nil: continue
        case .null:
          if name == .color || layers.allSatisfy({ $0.encoding[.color]?.field == nil }) {
            spec.legend.visibility = .hidden
          }
        case .value(let legend):
          guard name == .color else {
            try decoder.leaveOut(
              legend.place, "the legend is that of 'color'; '\(name.rawValue)' has none")
            continue
          }
          if let orient = legend.orient { spec.legend.position = orient.position }
          // Heights have a legend where one is asked for.
          if definition.from == .height { spec.legend.visibility = .visible }
        }
      }
    }
  }
}

extension MarkGroup {
  fileprivate var isFunction: Bool { if case .surface = mark { true } else { false } }
}

extension CategoryOrder {
  /// The names of several orders: those of the first, then what others have besides, in the order of
  /// the first that has more than one; nil where there is none.
  static func union(_ lists: [[String]]) -> [String]? {
    guard var all = lists.first else { return nil }
    var known = Set(all)
    for list in lists.dropFirst() { all += list.filter { known.insert($0).inserted } }
    return all.isEmpty ? nil : all
  }
}

extension SchemeOrColors {
  /// Gives a scale these colours.
  fileprivate func settle(_ scale: inout ColorScaleSpec, isRamp: Bool) {
    switch self {
    case .scheme(.palette(let palette)): if !isRamp { scale.palette = palette }
    case .scheme(.ramp(let ramp)):
      if isRamp { scale.ramp = ramp.gradient } else { scale.range = .gradient(ramp.gradient) }
    case .colors(let colors):
      if isRamp {
        scale.ramp = GradientSpec(colors: colors)
      } else if !colors.isEmpty {
        scale.range = .colors(colors)
      }
    }
  }
}
