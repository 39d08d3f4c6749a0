extension Resolver {
  /// What the legend shows: nothing where it is hidden or the chart has other content for it.
  func legends(
    _ encoding: ColorEncoding, _ scales: PlotScales, y: ResolvedAxis
  ) -> [ResolvedLegend] {
    guard spec.legend.visibility != .hidden, spec.legend.content == nil else { return [] }
    let isAskedFor = spec.legend.visibility == .visible
    return encoding.legends(isTitled: isAskedFor) + formLegends(isTitled: isAskedFor)
      + (isAskedFor ? heightBars(scales, y) : [])
  }

  /// A bar for each way in which heights are coloured.
  private func heightBars(_ scales: PlotScales, _ y: ResolvedAxis) -> [ResolvedLegend] {
    var shown: [HeightColors] = []
    for coloring in basis.heights {
      shown.appendNew([HeightColors(coloring, on: scales.y, spec.colorScale.ramp)])
    }
    let ticks = y.ticks.filter { $0.label != nil }.map {
      LegendRamp.Tick(place: $0.place, text: $0.text)
    }
    return shown.map { colors in
      let own = ticks.compactMap(colors.tick)
      return .ramp(
        LegendRamp(
          title: y.title ?? "", colors: Ramp.row(colors.gradient, palette: palette),
          // The axis may be hidden, or have next to nothing in the range of the colours.
          ticks: own.count >= 3 ? own : colors.ticks(on: y.scale), missing: nil))
    }
  }
}

extension ResolvedMarks {
  /// Views beside marks of a plane.
  var annotations: [AnnotationSpec] {
    switch self {
    case .points(let points): points.annotations
    case .lines(let lines): lines.vertices.annotations
    case .planeSpans(let spans): spans.starts.annotations
    case .areas(let areas): areas.starts.annotations
    case .spans, .surface, .texts, .scattered: []
    }
  }

  /// Marks of a plane with greater numbers are painted later.
  var zIndex: Double {
    switch self {
    case .points(let points): points.zIndex
    case .lines(let lines): lines.vertices.zIndex
    case .planeSpans(let spans): spans.starts.zIndex
    case .areas(let areas): areas.starts.zIndex
    case .spans, .surface, .texts, .scattered: 0
    }
  }

  /// Where the colours of the marks come from.
  package var foreground: ResolvedForeground {
    switch self {
    case .points(let points): points.foreground
    case .spans(let spans): spans.starts.foreground
    case .surface(let surface): surface.look.foreground
    case .scattered(let scatter): scatter.look.foreground
    case .lines(let lines): lines.vertices.foreground
    case .texts(let texts): texts.places.foreground
    case .planeSpans(let spans): spans.starts.foreground
    case .areas(let areas): areas.starts.foreground
    }
  }
}
