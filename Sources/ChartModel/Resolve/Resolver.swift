import Diagnostics
import RenderModel

extension ChartSpec {
  /// Finds types, domains, colours and ticks.
  ///
  /// - Parameter theme: for charts that do not say which they want.
  package func resolved(theme: Theme) -> ResolvedChart {
    var resolver = Resolver(spec: self, theme: theme)
    return resolver.resolve()
  }
}

/// The working state of one resolution.
struct Resolver {
  let spec: ChartSpec
  let palette: Palette
  /// The chart's own, or that which it shares with others.
  var basis: ScaleBasis
  var diagnostics = Diagnostics()

  init(spec: ChartSpec, theme: Theme) {
    var spec = spec
    spec.stackMarks()
    self.spec = spec
    basis = spec.basis ?? ScaleBasis(stacked: spec)
    palette = Palette(theme: spec.theme ?? theme, categorical: spec.colorScale.palette)
  }

  mutating func resolve() -> ResolvedChart {
    let (axes, samples) = scales()

    let encoding = ColorEncoding(
      spec.colorScale, basis.colors, palette: palette, diagnostics: &diagnostics)
    let sizes = SizeEncoding(basis.sizes)
    let scales = proportioned(axes)
    let marks = spec.marks.indices.map { index in
      resolve(
        spec.marks[index], samples: samples[index],
        count: max(spec.marks[index].count, basis.counts.element(index) ?? 0), scales: scales,
        encoding: encoding, sizes: sizes)
    }
    let yAxis = axis(.y, scales.y)
    return ResolvedChart(
      plot: spec.plot, x: axis(.x, scales.x), y: yAxis, z: axis(.z, scales.z), marks: marks,
      legends: legends(encoding, scales, y: yAxis), legend: spec.legend,
      title: spec.title, pose: spec.pose, camera: camera(), light: spec.light,
      theme: palette.theme, textScale: spec.textScale, diagnostics: diagnostics)
  }

  /// The scales of the data, and the heights of functions, which that of y holds.
  mutating func scales() -> (axes: PlotScales, samples: [SurfaceSamples?]) {
    let x = scale(.x)
    let z = scale(.z)
    let samples = functionSamples(x: x, z: z)
    if spec.basis == nil {
      basis.y.merge(samples.compactMap { $0 })
      basis.y.merge(functionExtents(x: x))
    }
    return (PlotScales(x: x, y: scale(.y), z: z), samples)
  }

  /// The heights of functions, one for each mark group; nil for other marks.
  func functionSamples(x: PositionScale, z: PositionScale) -> [SurfaceSamples?] {
    spec.marks.map { group in
      guard case .surface(let function) = group.mark else { return nil }
      return SurfaceSamples(function, x: x, z: z)
    }
  }

  /// The camera with its numbers held within their limits.
  private mutating func camera() -> CameraSpec {
    let held = spec.camera.held
    if let angle = held.fieldOfView, angle != spec.camera.fieldOfView {
      diagnostics.note(
        .other("a field of view is from 1 to 120 degrees; \(angle) is used instead"))
    }
    if held.fieldOfView != nil, held.projection == .orthographic {
      diagnostics.note(
        .other("an orthographic chart has no field of view; a perspective one has"))
    }
    if held.zoom != spec.camera.zoom {
      diagnostics.note(.other("a zoom is from 0.05 to 50; \(held.zoom) is used instead"))
    }
    return held
  }

  private mutating func resolve(
    _ group: MarkGroup, samples: SurfaceSamples?, count: Int, scales: PlotScales,
    encoding: ColorEncoding, sizes: SizeEncoding
  ) -> ResolvedMarks {
    if let surface = surface(group, samples: samples, scales: scales, encoding: encoding) {
      return surface
    }
    var points = ResolvedPoints(
      x: values(of: group.x, on: scales.x), y: values(of: group.y, on: scales.y),
      z: values(of: group.z, on: scales.z),
      foreground: foreground(
        group.style, scales: scales, encoding: encoding, count: group.count),
      size: group.style.symbolSize, lighting: lighting(group.style), xAnchor: group.x.anchor,
      yAnchor: group.y.anchor, extent: group.style.symbolExtent,
      planeSymbol: group.style.planeSymbol ?? .circle, line: group.style.line)
    points.crowd = count
    points.planeSymbols = group.style.planeSymbolData?.column.asCategories.codes
    points.offset = group.style.offset
    points.zIndex = group.style.zIndex
    points.dodge = dodge(group)
    points.annotations = group.annotations
    switch group.mark {
    case .point:
      resolveSymbols(group.style, sizes, &points)
      return .points(points)
    case .line: return .lines(lines(group, vertices: points, encoding: encoding))
    case .text(let spec):
      return .texts(
        ResolvedTexts(places: points, spec: spec, hasOwnColor: group.style.hasForeground))
    case .bar(let bar): return .spans(bars(bar, group, places: points, scales: scales))
    case .planeBar, .planeRectangle:
      return .planeSpans(planeSpans(group, places: points, scales: scales))
    case .rule where spec.plot == .plane:
      return .planeSpans(planeSpans(group, places: points, scales: scales))
    case .function(let function):
      return graph(function, group, look: points, scales: scales)
    case .area: return .areas(areas(group, vertices: points, scales: scales))
    case .rule, .rectangle, .errorBar, .surface, .grid, .scattered:
      return .spans(
        ResolvedSpans(
          mark: group.mark, starts: points, xEnd: ends(of: group.x, on: scales.x),
          yEnd: ends(of: group.y, on: scales.y), zEnd: ends(of: group.z, on: scales.z)))
    }
  }

  func lighting(_ style: MarkStyle) -> Material.Lighting {
    func fraction(_ value: Double?, else standard: Double) -> Float {
      let value = value.flatMap { $0.isNaN ? nil : $0 } ?? standard
      return Float(min(max(value, 0), 1))
    }
    return Material.Lighting(
      metalness: fraction(style.metalness, else: 0),
      roughness: fraction(style.roughness, else: 0.5))
  }

  /// The ends of a channel's ranges in the units of a scale; nil where it has single values.
  mutating func ends(of channel: Channel, on scale: PositionScale) -> [Double]? {
    guard let column = channel.end else { return nil }
    var end = Channel(label: channel.label, column: column)
    end.anchor = channel.endAnchor
    return values(of: end, on: scale)
  }

  /// A channel's data in the units of a scale.
  mutating func values(of channel: Channel, on scale: PositionScale) -> [Double] {
    if channel.anchor != nil { return channel.column.numericValues ?? [] }
    switch (scale.kind, channel.column) {
    case (.number, .numbers(let values)), (.date, .dates(let values)):
      return values
    case (.category(let names), let column):
      let codes = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, Double($0) + 0.5) })
      let column = column.asCategories
      let places = column.names.map { codes[$0] ?? .nan }
      let missing = Set(column.names.indices.filter { places[$0].isNaN })
      if !missing.isEmpty, let first = column.codes.first(where: { missing.contains(Int($0)) }) {
        let count = column.codes.count { missing.contains(Int($0)) }
        diagnostics.note(
          .other(
            "\(count) value\(count == 1 ? "" : "s") of '\(channel.label)', such as "
              + "'\(column.names[Int(first)])', \(count == 1 ? "is" : "are") not in the domain of "
              + "\(count == 1 ? "its" : "their") axis"))
      }
      return column.codes.map { $0 < 0 ? .nan : places[Int($0)] }
    case (_, let column):
      diagnostics.note(
        .other("'\(channel.label)' does not have the kind of data that its axis shows"))
      return Array(repeating: .nan, count: column.count)
    }
  }
}

extension MarkStyle {
  fileprivate var hasForeground: Bool {
    if case .automatic = foreground { false } else { true }
  }
}

/// The three position scales of a box; that of z means nothing in a plane.
package struct PlotScales: Sendable, Hashable, PerAxis {
  package var x: PositionScale
  package var y: PositionScale
  package var z: PositionScale
}

extension Column {
  /// The column as texts; numbers and dates as an axis would write them.
  var asCategories: CategoryColumn {
    switch self {
    case .categories(let column): return column
    case .numbers(let values):
      return CategoryColumn(values) { TickText.numbers([$0]).first }
    case .dates(let values):
      return CategoryColumn(values) { TickText.dates([$0]).first }
    }
  }
}

extension CategoryColumn {
  /// The texts of values; what is not finite is missing.
  fileprivate init(_ values: [Double], text: (Double) -> String?) {
    self.init()
    for value in values { append(value.isFinite ? text(value) : nil) }
  }
}
