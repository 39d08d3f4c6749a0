import ChartModel
import Diagnostics

extension ViewLowerer {
  /// A chart for each of the fields of a repeat.
  mutating func repeated(_ view: ViewDef, _ scope: ViewScope) throws(ReliefError) -> ViewNode {
    guard let fields = view.repeated, let member = view.spec?.first else {
      throw decoder.fault(view.place, "'repeat' needs 'spec': the chart for each field")
    }
    if let wrapped = fields.wrapped {
      var nodes: [ViewNode] = []
      for field in wrapped { nodes.append(try node(member.filled(["repeat": field]), in: scope)) }
      return ViewLowerer.grid(
        try resolved(nodes, view.resolve, standard: .independent),
        columns: view.columns ?? nodes.count, spacing: view.spacing)
    }
    let rows = fields.row.map { $0.map { Optional($0) } } ?? [nil]
    let columns = fields.column.map { $0.map { Optional($0) } } ?? [nil]
    try ViewLowerer.check(rows.count * columns.count, fields.place, decoder)
    var nodes: [ViewNode] = []
    for row in rows {
      for column in columns {
        var names: [String: String] = [:]
        names["row"] = row
        names["column"] = column
        let chart = member.filled(names)
        nodes.append(try node(layered(chart, fields.layer), in: scope))
      }
    }
    return ViewLowerer.grid(
      try resolved(nodes, view.resolve, standard: .independent), columns: columns.count,
      spacing: view.spacing)
  }

  /// A chart with a layer for each field.
  private func layered(_ view: ViewDef, _ fields: [String]?) -> ViewDef {
    guard let fields else { return view }
    var layered = ViewDef()
    layered.place = view.place
    layered.layer = fields.map { view.filled(["layer": $0]) }
    layered.width = view.width
    layered.height = view.height
    return layered
  }
}

extension ViewDef {
  /// The view with fields in the places that `repeat` fills.
  ///
  /// - Parameter names: by the lists from which they are.
  func filled(_ names: [String: String]) -> ViewDef {
    var view = self
    view.encoding = encoding?.filled(names)
    view.layer = layer?.map { $0.filled(names) }
    view.hconcat = hconcat?.map { $0.filled(names) }
    view.vconcat = vconcat?.map { $0.filled(names) }
    view.concat = concat?.map { $0.filled(names) }
    view.spec = spec?.map { $0.filled(names) }
    return view
  }
}

extension EncodingDef {
  fileprivate func filled(_ names: [String: String]) -> EncodingDef {
    var encoding = self
    for name in ChannelName.allCases { encoding[name] = self[name]?.filled(names) }
    encoding.detail = detail?.map { $0.filled(names) }
    encoding.order = order?.map { $0.filled(names) }
    return encoding
  }
}

extension ChannelDef {
  fileprivate func filled(_ names: [String: String]) -> ChannelDef {
    var channel = self
    channel.conditions = conditions?.map { condition in
      var condition = condition
      condition.channel = condition.channel.filled(names)
      return condition
    }
    if case .repeated(let list) = field, let name = names[list] { channel.field = .name(name) }
    return channel
  }
}
