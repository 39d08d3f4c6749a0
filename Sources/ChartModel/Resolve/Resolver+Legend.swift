extension Resolver {
  /// What the legend shows: nothing where it is hidden or the chart has other content for it.
  func legends(
    _ encoding: ColorEncoding, marks: [ResolvedMarks], y: ResolvedAxis
  ) -> [ResolvedLegend] {
    guard spec.legend.visibility != .hidden, spec.legend.content == nil else { return [] }
    let isAskedFor = spec.legend.visibility == .visible
    return encoding.legends(isTitled: isAskedFor) + (isAskedFor ? heightBars(marks, y) : [])
  }

  /// A bar for each way in which heights are coloured.
  private func heightBars(_ marks: [ResolvedMarks], _ y: ResolvedAxis) -> [ResolvedLegend] {
    var shown: [HeightColors] = []
    for case .height(let gradient, let low, let high) in marks.map(\.foreground.unfaded) {
      let colors = HeightColors(gradient: gradient, low: low, high: high)
      if !shown.contains(colors) { shown.append(colors) }
    }
    let values = y.scale.automaticValues(count: automaticMarks(.y).count)
    let ticks =
      y.isVisible
      ? y.ticks.filter { $0.label != nil }.map { LegendRamp.Tick(place: $0.place, text: $0.text) }
      : zip(values, y.scale.texts(values)).map {
        LegendRamp.Tick(place: y.scale.place(of: $0), text: $1)
      }
    return shown.map { colors in
      .ramp(
        LegendRamp(
          title: y.title ?? "", colors: Ramp.row(colors.gradient, palette: palette),
          ticks: ticks.compactMap(colors.tick), missing: nil))
    }
  }

  /// One way in which heights are coloured.
  private struct HeightColors: Hashable {
    var gradient: GradientSpec
    var low: Double
    var high: Double

    /// A tick of the axis on the bar; nil where it is beyond an end.
    func tick(_ tick: LegendRamp.Tick) -> LegendRamp.Tick? {
      let place = (tick.place - low) / (high - low)
      guard place >= -1e-9, place <= 1 + 1e-9 else { return nil }
      return LegendRamp.Tick(place: min(max(place, 0), 1), text: tick.text)
    }
  }
}

extension ResolvedMarks {
  /// Where the colours of the marks come from.
  package var foreground: ResolvedForeground {
    switch self {
    case .points(let points): points.foreground
    case .spans(let spans): spans.starts.foreground
    case .surface(let surface): surface.look.foreground
    case .scattered(let scatter): scatter.look.foreground
    case .lines(let lines): lines.vertices.foreground
    case .texts(let texts): texts.places.foreground
    }
  }
}
