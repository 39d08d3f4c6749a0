import RenderModel

extension Resolver {
  /// The colours of a mark group, as see-through as its opacity has them.
  mutating func foreground(
    _ style: MarkStyle, scales: PlotScales, encoding: ColorEncoding, count: Int
  ) -> ResolvedForeground {
    let colors = opaqueForeground(style, scales: scales, encoding: encoding, count: count)
      .replaced(by: style.ownColors?.map { $0.map { palette.resolve($0) } }, count: count)
    return style.opacity.map { colors.fading(by: opacity($0)) } ?? colors
  }

  /// Opacities held to 0...1; what is not finite is counted, and not seen.
  private mutating func opacity(_ opacity: Varying<Double>) -> Varying<Double> {
    var notFinite = 0
    let held = opacity.map { value -> Double in
      if !value.isFinite { notFinite += 1 }
      return value.isFinite ? min(max(value, 0), 1) : 0
    }
    if notFinite > 0 {
      diagnostics.note(.dropped(count: notFinite, place: "opacity", reason: .notFinite))
    }
    return held
  }

  private mutating func opaqueForeground(
    _ style: MarkStyle, scales: PlotScales, encoding: ColorEncoding, count: Int
  ) -> ResolvedForeground {
    switch style.foreground {
    case .automatic:
      return .color(palette.category(0))
    case .color(.same(let color)):
      return .color(palette.resolve(color))
    case .color(.each(let colors)):
      return .each(colors.map { palette.resolve($0) })
    case .encoded(let channel):
      let colors = encoding.colors(of: channel)
      return colors.count == count && count != 1 ? .each(colors) : .color(colors.first ?? gray)
    case .heightBased(let gradient, let range):
      let colors = HeightColors(
        HeightColoring(gradient: gradient, range: range), on: scales.y, spec.colorScale.ramp)
      if !colors.isOnScale {
        diagnostics.note(
          .other("the range of heightBased is not on the y scale; the whole axis is used instead"))
      }
      return .height(colors.gradient, low: colors.low, high: colors.high)
    case .normalBased:
      return .normal(opacity: 1)
    case .gradient(let gradient, let geometry):
      return .footprint(gradient, geometry)
    }
  }

  private var gray: RGBA8 { palette.system(.gray) }
}
