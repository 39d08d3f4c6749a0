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

  /// One way in which heights are coloured.
  private struct HeightColors: Hashable {
    var gradient: GradientSpec
    var low: Double
    var high: Double

    /// Nice values of an axis's scale between the ends.
    func ticks(on axis: PositionScale) -> [LegendRamp.Tick] {
      var scale = axis
      (scale.start, scale.end) = (axis.value(at: low), axis.value(at: high))
      scale.range = 0...1
      let values = scale.automaticValues(count: Resolver.wantedTicks).filter(scale.isShown)
      return zip(values, scale.texts(values)).map {
        LegendRamp.Tick(place: min(max(scale.place(of: $0), 0), 1), text: $1)
      }
    }

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
