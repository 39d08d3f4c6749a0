extension Resolver {
  /// The extents of y that functions ask for, now that x is known.
  func functionExtents(x: PositionScale) -> [Column] {
    spec.marks.compactMap { group in
      guard case .function(let function) = group.mark, function.form != .path else { return nil }
      let input = CurveSampler.input(function, x)
      let inputs = FunctionExtent.inputs(0, 1)
      let extents = (0..<2).compactMap { index in
        FunctionExtent(of: { function.value(input($0))[index] }, at: inputs)
      }
      return .numbers(extents.flatMap { [$0.low, $0.high] })
    }
  }

  /// The graph of a function as vertices of a line or an area.
  func graph(
    _ function: CurveFunction, _ group: MarkGroup, look: ResolvedPoints, scales: PlotScales
  ) -> ResolvedMarks {
    var sampler = CurveSampler(function, x: scales.x, y: scales.y)
    sampler.sample()
    var vertices = look
    vertices.x = sampler.samples.map(\.x)
    vertices.y = sampler.samples.map(\.first)
    vertices.xAnchor = nil
    vertices.yAnchor = nil
    guard function.isArea else {
      return .lines(ResolvedLines(vertices: vertices, isSampled: true))
    }
    if function.form == .area {
      let floor = scales.y.barFloor
      vertices.y = vertices.y.map { $0.isFinite ? floor : .nan }
    }
    return .areas(
      ResolvedAreas(
        starts: vertices, ends: sampler.samples.map(\.second), valueAxis: .y,
        alignsWithPlot: group.style.alignsWithPlot, isSampled: true))
  }
}
