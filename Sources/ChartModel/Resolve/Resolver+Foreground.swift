import RenderModel

extension Resolver {
  /// The colours of a mark group.
  mutating func foreground(
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
      let low = scales.y.place(of: range?.lowerBound ?? min(scales.y.start, scales.y.end))
      let high = scales.y.place(of: range?.upperBound ?? max(scales.y.start, scales.y.end))
      guard low.isFinite, high.isFinite, low != high else {
        diagnostics.note(
          .other("the range of heightBased is not on the y scale; the whole axis is used instead"))
        return .height(
          gradient ?? spec.colorScale.ramp, low: scales.y.range.lowerBound,
          high: scales.y.range.upperBound)
      }
      return .height(gradient ?? spec.colorScale.ramp, low: low, high: high)
    case .normalBased:
      return .normal
    case .gradient(let gradient, let geometry):
      return .footprint(gradient, geometry)
    }
  }

  private var gray: RGBA8 { palette.system(.gray) }
}
