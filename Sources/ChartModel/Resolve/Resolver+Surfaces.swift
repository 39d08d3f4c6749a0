import Diagnostics

extension Resolver {
  /// A surface of a function, of a grid or through points; nil for other marks.
  ///
  /// - Parameter samples: of a function.
  mutating func surface(
    _ group: MarkGroup, samples: SurfaceSamples?, scales: PlotScales, encoding: ColorEncoding
  ) -> ResolvedMarks? {
    switch group.mark {
    case .surface(let function):
      guard let samples else { return nil }
      if let asked = function.sampleCount, SurfaceFunction.held(asked) != asked {
        let counts = SurfaceFunction.sampleCounts
        diagnostics.note(
          .other(
            "a surface is sampled at \(counts.lowerBound) to \(counts.upperBound) places each way; "
              + "\(SurfaceFunction.held(asked)) is used instead of \(asked)"))
      }
      return .surface(
        ResolvedSurface(
          samples: samples, breaks: BreakFinder(function, samples, y: scales.y).find(),
          look: look(group.style, data: nil, scales: scales, encoding: encoding)))
    case .grid:
      var grid = GridOrder(
        x: values(of: group.x, on: scales.x), z: values(of: group.z, on: scales.z),
        scales: scales, name: Resolver.name(group))
      let samples = SurfaceSamples(
        xs: grid.xs, zs: grid.zs, heights: grid.sorted(values(of: group.y, on: scales.y)))
      for problem in grid.problems { diagnostics.note(problem) }
      var data = dataRamp(group, encoding, count: group.y.column.count)
      if let places = data?.places { data?.places = grid.sorted(places) }
      return .surface(
        ResolvedSurface(
          samples: samples, breaks: nil,
          look: look(group.style, data: data, scales: scales, encoding: encoding)))
    case .scattered(let maximumEdge):
      return .scattered(
        ResolvedScatter(
          x: values(of: group.x, on: scales.x), y: values(of: group.y, on: scales.y),
          z: values(of: group.z, on: scales.z), maximumEdge: maximumEdge,
          look: look(
            group.style, data: dataRamp(group, encoding, count: group.count), scales: scales,
            encoding: encoding)))
    default:
      return nil
    }
  }

  private mutating func look(
    _ style: MarkStyle, data: DataRamp?, scales: PlotScales, encoding: ColorEncoding
  ) -> SurfaceLook {
    for problem in style.surfaceLines?.problems ?? [] { diagnostics.note(.other(problem)) }
    return SurfaceLook(
      foreground: foreground(style, scales: scales, encoding: encoding, count: 1), data: data,
      lighting: lighting(style), lines: style.surfaceLines ?? SurfaceLines())
  }

  /// The colours of a surface with a value for each of its vertices; nil where it has one colour.
  private mutating func dataRamp(
    _ group: MarkGroup, _ encoding: ColorEncoding, count: Int
  ) -> DataRamp? {
    guard let channel = group.colorChannel, channel.column.count > 1 else { return nil }
    guard channel.column.count == count else {
      diagnostics.note(
        .other(
          "'\(channel.label)' has \(channel.column.count) values for the \(count) of "
            + "\(Resolver.name(group)), which so takes one colour"))
      return nil
    }
    guard let ramp = encoding.dataRamp(of: channel)?.fading(by: group.style.opacity) else {
      diagnostics.note(
        .other(
          "\(Resolver.name(group)) takes one colour: the categories of '\(channel.label)' have "
            + "no colours between them; use numbers"))
      return nil
    }
    return ramp
  }

  /// How messages call a surface.
  private static func name(_ group: MarkGroup) -> String {
    group.y.label.isEmpty
      ? "the \(group.mark.name)" : "the \(group.mark.name) of '\(group.y.label)'"
  }
}
