import ChartModel
import Diagnostics

/// Lowers one chart: its layers become mark groups.
///
/// What their channels say of axes, colours and legends settles those of the chart; where several
/// say something, the first counts.
struct ChartLowerer {
  let layers: [Layer]
  let config: ConfigDef?
  var spec = ChartSpec()

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
    var isNormalized = false
    for layer in layers where try layer.isNormalized(axis, decoder) { isNormalized = true }
    try AxisLowerer(
      definitions, config: config, axis: axis, plot: spec.plot, kind: kind,
      standardFormat: isNormalized ? ".0%" : nil
    ).settle(&spec[axis], units: layers.compactMap { $0.rows.fields[axis.channel] }, &decoder)
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
