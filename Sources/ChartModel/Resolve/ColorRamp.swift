import Diagnostics
import RenderModel

/// The colours of numbers or dates.
struct ColorRamp {
  /// To places along the ramp, 0...1.
  private let scale: PositionScale
  private let row: [RGBA8]
  /// Asked instead of the ramp.
  private let mapping: (@Sendable (Double) -> RGBA8?)?
  private let title: String
  /// Whether there are marks that have a place and no value on the scale.
  private let hasMissing: Bool

  /// nil where neither data nor the declaration gives a domain.
  ///
  /// - Parameter sharesRange: whether the colours of a list are for categories beside it.
  init?(
    _ basis: RampBasis, _ declared: ColorScaleSpec, sharesRange: Bool, palette: Palette,
    diagnostics: inout Diagnostics
  ) {
    let transform = ScaleTransform(declared.type ?? .linear)
    for (label, count) in basis.offScale {
      diagnostics.note(
        .other(
          "\(count) value\(count == 1 ? "" : "s") of '\(label)' "
            + "\(count == 1 ? "is" : "are") not on the scale of the colours, and drawn grey"))
    }
    let isDate = basis.isDate
    guard
      let domain = ColorRamp.domain(
        declared.domain, basis.extent, transform, diagnostics: &diagnostics)
    else { return nil }
    let scale = PositionScale(
      kind: isDate ? .date : .number, transform: transform, start: domain.start, end: domain.end,
      range: 0...1)
    var mapping: (@Sendable (Double) -> RGBA8?)?
    if case .mapping(let color) = declared.range {
      mapping = { value in
        color(isDate ? .date(value) : .number(value)).map { palette.resolve($0) }
      }
    }
    self.scale = scale
    self.mapping = mapping
    row =
      mapping.map { color in
        (0..<RampTable.width).map { index in
          let place = Double(index) / Double(RampTable.width - 1)
          return color(scale.value(at: place)) ?? palette.system(.gray)
        }
      }
      ?? Ramp.row(
        ColorRamp.gradient(declared, scale, sharesRange: sharesRange), palette: palette)
    title = basis.title
    hasMissing = basis.hasMissing
  }

  /// nil for a value that is missing, or not on the scale; one beyond an end has the end's colour.
  func color(of value: Double) -> RGBA8? {
    let place = scale.place(of: value)
    guard place.isFinite else { return nil }
    return mapping.map { $0(value) } ?? Ramp.color(row, at: place)
  }

  /// Data as places on the ramp.
  func dataRamp(of values: [Double]) -> DataRamp {
    DataRamp(colors: row, places: scale.places(of: values))
  }

  /// The bar with its ticks.
  ///
  /// - Parameter missing: what stands for values that have no place on it.
  func legend(missing: LegendEntry) -> ResolvedLegend {
    let values = scale.automaticValues(count: Resolver.wantedTicks).filter { scale.isShown($0) }
    return .ramp(
      LegendRamp(
        title: title, colors: row,
        ticks: zip(values, scale.texts(values)).map {
          LegendRamp.Tick(place: min(max(scale.place(of: $0), 0), 1), text: $1)
        }, missing: hasMissing ? missing : nil))
  }

  private static func domain(
    _ declared: DomainSpec, _ extent: DataExtent?, _ transform: ScaleTransform,
    diagnostics: inout Diagnostics
  ) -> (start: Double, end: Double)? {
    switch declared {
    case .numbers(let start, let end), .dates(let start, let end):
      if let usable = DataDomain.declared(start, end, transform) { return usable }
      diagnostics.note(
        .other(
          "the domain of the colours does not suit their scale; the data's own is used instead"))
    case .automatic, .categories: break
    }
    var (includesZero, isReversed) = (false, false)
    if case .automatic(let zero, let reversed) = declared {
      (includesZero, isReversed) = (zero ?? false, reversed ?? false)
    }
    return DataDomain.of(extent, transform, includesZero: includesZero).map {
      isReversed ? ($0.high, $0.low) : ($0.low, $0.high)
    }
  }

  /// The colours over the places of the scale.
  private static func gradient(
    _ declared: ColorScaleSpec, _ scale: PositionScale, sharesRange: Bool
  ) -> GradientSpec {
    switch declared.range {
    case .gradient(let gradient): return gradient
    case .colors(let colors) where !colors.isEmpty && !sharesRange:
      let places = declared.places.map { scale.place(of: $0) }
      guard places.count == colors.count, places.allSatisfy(\.isFinite) else {
        return GradientSpec(colors: colors)
      }
      return GradientSpec(
        stops: zip(colors, places).map { GradientSpec.Stop(color: $0, location: $1) })
    case .automatic, .colors, .mapping: return declared.ramp
    }
  }
}
