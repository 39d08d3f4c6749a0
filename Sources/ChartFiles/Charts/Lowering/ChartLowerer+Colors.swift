import ChartModel
import Diagnostics

extension ChartLowerer {
  /// Settles the colours that layers share.
  mutating func settleColors(_ decoder: inout ChartDecoder) throws(ReliefError) {
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

  mutating func settleLegend(_ decoder: inout ChartDecoder) throws(ReliefError) {
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
