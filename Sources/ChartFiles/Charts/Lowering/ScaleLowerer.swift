import ChartModel
import Diagnostics

/// Lowers a scale onto that of an axis or of colours.
struct ScaleLowerer {
  /// What the data of the scale is.
  enum Kind: Sendable {
    case numbers
    case dates
    case categories
  }

  let scale: ScaleDef
  let kind: Kind
  /// Of the channel, for messages.
  let name: String

  init(_ scale: ScaleDef, kind: Kind, name: String) {
    self.scale = scale
    self.kind = kind
    self.name = name
  }

  func settle(
    _ axis: inout AxisSpec, plot: PlotKind, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    axis.scale = try type(decoder)
    axis.domain = try domain(decoder)
    for (property, isGiven) in [("scheme", scale.scheme != nil)] where isGiven {
      try decoder.leaveOut(scale.place, "'\(property)' is of colors, and this is an axis")
    }
    if let range = scale.range {
      let ends = range.compactMap(\.number)
      guard ends.count == 2, range.count == 2, ends[0] < ends[1] else {
        throw decoder.fault(
          scale.place, "the range of an axis is two ascending numbers, such as [-0.5, 0.5]")
      }
      axis.range = ends[0]...ends[1]
    }
    if let padding = scale.padding {
      if plot == .plane {
        axis.padding = AxisPadding(start: padding, end: padding)
      } else {
        try decoder.leaveOut(scale.place, "'padding' is of charts of x and y; a box has none")
      }
    }
  }

  func settle(
    _ colors: inout ColorScaleSpec, isHeight: Bool, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    for (property, isGiven) in [
      ("nice", scale.nice != nil), ("zero", scale.zero != nil), ("padding", scale.padding != nil),
    ] where isGiven {
      try decoder.leaveOut(scale.place, "'\(property)' is of axes, and these are colors")
    }
    colors.type = try type(decoder)
    if scale.domain != nil || scale.domainExtent != nil || scale.domainMin != nil
      || scale.domainMax != nil
    {
      try setDomain(&colors, decoder)
    }
    if scale.reverse == true, kind == .categories, case .categories(let names) = colors.domain {
      colors.domain = .categories(names.reversed())
    }
    let isReversed = scale.reverse == true && kind != .categories
    switch scale.scheme {
    case .palette(let palette):
      guard kind == .categories else {
        throw decoder.fault(
          scale.place,
          "'\(palette.rawValue)' has colors of names; numbers take one of "
            + NamedRamp.allCases.map(\.rawValue).joined(separator: ", "))
      }
      colors.palette = palette
    case .ramp(let ramp):
      let gradient = isReversed ? ramp.gradient.reversed : ramp.gradient
      if kind == .categories { colors.range = .gradient(gradient) } else { colors.ramp = gradient }
    case nil:
      if isReversed { colors.ramp = colors.ramp.reversed }
    }
    guard let range = scale.range else { return }
    var list: [ColorSpec] = []
    for value in range {
      guard let color = value.text.flatMap({ ColorText.parse($0) }) else {
        throw decoder.fault(
          scale.place, "'\(value.name.shortened(to: 40))' is no color; give \(ColorText.words)")
      }
      list.append(color)
    }
    if isReversed { list.reverse() }
    if isHeight { colors.ramp = GradientSpec(colors: list) } else { colors.range = .colors(list) }
  }

  private func setDomain(
    _ colors: inout ColorScaleSpec, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    guard kind != .categories, let domain = scale.domain, domain.count > 2 else {
      colors.domain = try self.domain(decoder)
      return
    }
    var places: [Double] = []
    for value in domain { places.append(try number(value, decoder)) }
    guard zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw decoder.fault(scale.place, "a domain of more than two values ascends")
    }
    guard let count = scale.range?.count, count == places.count else {
      throw decoder.fault(
        scale.place, "a domain of \(places.count) values needs a range of as many colors")
    }
    colors.places = places
    let (first, last) = (places[0], places[places.count - 1])
    colors.domain = kind == .dates ? .dates(first, last) : .numbers(first, last)
  }
}

extension GradientSpec {
  fileprivate var reversed: GradientSpec {
    GradientSpec(
      stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }
}
