import ChartModel
import Diagnostics

extension ViewLowerer {
  /// A view with a mark, or with layers of marks.
  mutating func chart(_ view: ViewDef, _ scope: ViewScope) throws(ReliefError) -> ViewNode {
    var lowerer = try lowerer(of: view, scope)
    return .chart(try spec(of: view, scope, &lowerer))
  }

  /// The layers of a chart, which are still to be lowered.
  ///
  /// - Parameter states: what parts the rows into states; nil for nothing.
  mutating func lowerer(
    of view: ViewDef, _ scope: ViewScope, states: StateFields? = nil
  ) throws(ReliefError) -> ChartLowerer {
    try checkResolve(of: view)
    var sources: [(mark: MarkDef, type: MarkType, encoding: EncodingDef, rows: Frame)] = []
    try collect(view, scope, into: &sources)
    let hasDepth = sources.contains { Layer.hasDepth($0.type, $0.encoding) }
    let plot = hasDepth ? PlotKind.box : .plane
    var layers: [Layer] = []
    for source in sources {
      let encoding = try source.encoding.keyed(by: states?.key, in: source.rows)
        .withFieldsFirst(decoder)
      let rows = try PreparedRows(source.rows, encoding, state: states?.column, decoder)
      let layer = Layer(
        mark: source.mark, type: source.type, encoding: encoding, rows: rows, whole: rows,
        config: config, plot: plot)
      layers.append(try layer.ordered(decoder))
    }
    return ChartLowerer(layers, plot: plot, config: config)
  }

  /// A chart of lowered layers.
  mutating func spec(
    of view: ViewDef, _ scope: ViewScope, _ lowerer: inout ChartLowerer
  ) throws(ReliefError) -> ChartSpec {
    var spec = try lowerer.lower(&decoder)
    spec.title = view.title?.value?.text
    try scope.settle(&spec, &decoder)
    return spec
  }

  private mutating func collect(
    _ view: ViewDef, _ scope: ViewScope,
    into sources: inout [(mark: MarkDef, type: MarkType, encoding: EncodingDef, rows: Frame)]
  ) throws(ReliefError) {
    let encoding = view.encoding.map { scope.encoding.merged($0) } ?? scope.encoding
    if let layer = view.layer {
      var inner = scope
      inner.encoding = encoding
      for member in layer {
        let names = member.arrangement
        guard names.count <= 1, names.allSatisfy({ ["mark", "layer"].contains($0) }) else {
          throw decoder.fault(
            member.place,
            "a layer has 'mark' or 'layer', not \(names.map { "'\($0)'" }.joined(separator: " and "))"
          )
        }
        guard !names.isEmpty else { throw decoder.fault(member.place, ViewLowerer.nothing) }
        try collect(member, try self.scope(of: member, in: inner), into: &sources)
      }
      return
    }
    guard let mark = view.mark else { return }
    guard let type = mark.type else {
      throw decoder.fault(mark.place, "the mark has no 'type'")
    }
    guard type != .absent else { return }
    let needsRows = type != .surface || mark.surface.function == nil
    if scope.rows == nil, needsRows, encoding.all.contains(where: { $0.field != nil }) {
      throw decoder.fault(view.place, "there are no rows to be drawn: 'data' is missing")
    }
    sources.append((mark, type, encoding, scope.rows ?? Frame(count: 0)))
  }
}

extension EncodingDef {
  /// With the channels of a layer in the places of these.
  func merged(_ other: EncodingDef) -> EncodingDef {
    var merged = self
    for name in ChannelName.allCases {
      if let channel = other[name] { merged[name] = channel }
    }
    merged.detail = other.detail ?? detail
    merged.order = other.order ?? order
    merged.place = other.place
    return merged
  }
}

extension ViewScope {
  /// Gives a chart its camera, its box and its light.
  fileprivate func settle(
    _ spec: inout ChartSpec, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    guard spec.plot == .box else {
      if camera != nil || proportions != nil || light != nil {
        try decoder.leaveOut(
          camera?.place,
          "'camera', 'proportions' and 'light' are of 3D charts, and no channel is "
            + "'z'")
      }
      return
    }
    if let proportions { spec.proportions = proportions }
    if let light { spec.light = light }
    guard let camera else { return }
    if let pose = PoseSpec.named.first(where: { $0.name == camera.pose })?.pose { spec.pose = pose }
    if let azimuth = camera.azimuth { spec.pose.azimuth = azimuth }
    if let inclination = camera.inclination { spec.pose.inclination = inclination }
    if let angle = camera.fieldOfView {
      spec.camera.fieldOfView = angle
      spec.camera.projection = .perspective
    }
    switch camera.projection {
    case .orthographic:
      if camera.fieldOfView != nil {
        throw decoder.fault(
          camera.place, "only a perspective has a field of view; leave 'projection' out")
      }
      spec.camera.projection = .orthographic
    case .perspective: spec.camera.projection = .perspective
    case nil: break
    }
    if let zoom = camera.zoom { spec.camera.zoom = zoom }
  }
}
