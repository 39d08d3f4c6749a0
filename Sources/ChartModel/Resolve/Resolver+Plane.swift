extension Resolver {
  /// Rules, rectangles and bars of a plane, in the units of the scales.
  mutating func planeSpans(
    _ group: MarkGroup, places: ResolvedPoints, scales: PlotScales
  ) -> ResolvedPlaneSpans {
    noteLengths(group.style.width, "width", of: group)
    noteLengths(group.style.height, "height", of: group)
    return ResolvedPlaneSpans(
      mark: group.mark, starts: places,
      x: reach(group, .x, scales, group.style.width),
      y: reach(group, .y, scales, group.style.height), cornerRadius: group.style.cornerRadius,
      alignsWithPlot: group.style.alignsWithPlot)
  }

  private mutating func reach(
    _ group: MarkGroup, _ axis: PositionAxis, _ scales: PlotScales, _ length: Varying<MarkLength>?
  ) -> ResolvedReach {
    ResolvedReach(
      ends: ends(of: group[axis], on: scales[axis]), anchor: group[axis].endAnchor, length: length,
      isFromStart: group.mark.baseline?.valueAxis == axis && group[axis].end == nil
        && group[axis].anchor == nil)
  }

  private mutating func noteLengths(
    _ length: Varying<MarkLength>?, _ name: String, of group: MarkGroup
  ) {
    let problem: Double? =
      switch length {
      case .same(let length): length.unusable
      case .each(let lengths): lengths.lazy.compactMap(\.unusable).first
      case nil: nil
      }
    guard let problem else { return }
    diagnostics.note(
      .other("the \(name) of \(group.mark.name) is a length from 0; they have none with \(problem)")
    )
  }

  /// Areas of a plane, in the units of the scales.
  mutating func areas(
    _ group: MarkGroup, vertices: ResolvedPoints, scales: PlotScales
  ) -> ResolvedAreas {
    let axis = group.mark.baseline?.valueAxis ?? .y
    let starts = axis == .x ? vertices.x : vertices.y
    return ResolvedAreas(
      starts: vertices, ends: ends(of: group[axis], on: scales[axis]) ?? starts, valueAxis: axis,
      series: series(group), interpolation: group.style.interpolation ?? .linear,
      alignsWithPlot: group.style.alignsWithPlot)
  }

  /// What puts marks of a plane beside each other.
  func dodge(_ group: MarkGroup) -> ResolvedDodge? {
    guard spec.plot == .plane, let dodge = group.style.dodge, group.mark.isDodged else {
      return nil
    }
    let names = basis.dodges[dodge.channel.label] ?? []
    let numbers = Dictionary(zip(names, names.indices.map(Int32.init))) { first, _ in first }
    let column = dodge.channel.column.asCategories
    let parts = column.names.map { numbers[$0] ?? -1 }
    return ResolvedDodge(
      axis: dodge.axis ?? spec.placeAxis(of: group),
      parts: column.codes.map { $0 < 0 ? -1 : parts[Int($0)] }, count: max(1, names.count),
      span: dodge.span)
  }
}

extension ChartSpec {
  /// The axis along which marks of a plane have a place rather than a value.
  func placeAxis(of group: MarkGroup) -> PositionAxis {
    (group.mark.baseline?.valueAxis ?? valueAxis(of: group)).across
  }

  /// The axes along which marks of a plane take a part of the step.
  func stepAxes(of group: MarkGroup) -> [PositionAxis] {
    switch group.mark {
    case .planeBar, .planeRectangle, .point, .rule: break
    default: return []
    }
    let value = group.mark.baseline?.valueAxis
    return [PositionAxis.x, .y].filter { axis in
      guard group[axis].end == nil, group[axis].anchor == nil, axis != value else { return false }
      if case .planeBar = group.mark { return true }
      if case .planeRectangle = group.mark { return true }
      return group.style.dodge.map { ($0.axis ?? placeAxis(of: group)) == axis } ?? false
    }
  }
}

extension Mark {
  /// Whether data may put the marks beside each other.
  var isDodged: Bool {
    switch self {
    case .point, .rule, .planeBar, .planeRectangle: true
    default: false
    }
  }
}
