extension Resolver {
  /// Bars as boxes from the floor to their heights, in the units of the scales.
  mutating func bars(
    _ bar: BarSpec, _ group: MarkGroup, places: ResolvedPoints, scales: PlotScales
  ) -> ResolvedSpans {
    for (name, dimension) in [("width", bar.width), ("depth", bar.depth)] {
      guard let length = dimension.unusable else { continue }
      diagnostics.note(
        .other("the \(name) of bars is a length above 0; they have none with \(length)"))
    }
    let x = step(.x, scales.x).sides(of: places.x, bar.width)
    let z = step(.z, scales.z).sides(of: places.z, bar.depth)
    var starts = places
    starts.x = x.low
    starts.z = z.low
    var tops = places.y
    if let channel = group.y.end {
      tops = values(of: Channel(label: group.y.label, column: channel), on: scales.y)
    } else {
      starts.y = Array(repeating: scales.y.barFloor, count: places.y.count)
    }
    return ResolvedSpans(
      mark: group.mark, starts: starts, xEnd: x.high, yEnd: tops, zEnd: z.high)
  }

  private func step(_ axis: PositionAxis, _ scale: PositionScale) -> BarStep {
    let isCategory = if case .category = scale.kind { true } else { false }
    return BarStep(basis[axis].bars, scale.transform, isCategory: isCategory)
  }

  /// Values that an automatic domain takes in besides the data: of y zero, and of the others the ends
  /// of the steps, so that it shows bars whole.
  func barExtent(_ axis: PositionAxis, _ transform: ScaleTransform) -> [Double] {
    if axis == .y, spec.plot == .box {
      guard transform != .log, !spec.excludesZero(axis) else { return [] }
      return basis.y.hasFloor ? [0] : []
    }
    // A bar of a plane that stands alone is as wide as it is wherever it stands.
    if spec.plot == .plane, basis[axis].bars?.step == nil { return [] }
    let step = BarStep(basis[axis].bars, transform)
    return (basis[axis].bars?.ends ?? []).flatMap { bars -> [Double] in
      [.ratio(1), bars.dimension].flatMap { dimension -> [Double] in
        let sides = step.sides(of: [bars.extent.low, bars.extent.high], dimension)
        return [sides.low[0], sides.high[1]]
      }
    }
  }
}

extension ChartSpec {
  fileprivate func excludesZero(_ axis: PositionAxis) -> Bool {
    if case .automatic(false?, _) = self[axis].domain { true } else { false }
  }
}

extension MarkGroup {
  var isBar: Bool { if case .bar = mark { true } else { false } }
}

extension PositionScale {
  /// The value at which bars stand: zero, or where the scale does not show it, what is nearest to it.
  var barFloor: Double {
    let low = min(start, end)
    let high = max(start, end)
    return kind == .number && transform != .log ? min(max(0, low), high) : low
  }
}
