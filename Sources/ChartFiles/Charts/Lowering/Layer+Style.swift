import ChartModel
import Diagnostics

extension Layer {
  /// The look of the marks.
  func style(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkStyle {
    var style = MarkStyle()
    style.foreground = try foreground(decoder)
    style.ownColors = try ownColors(&decoder)
    style.opacity = try opacity(decoder)
    style.metalness = mark.metalness
    style.roughness = mark.roughness
    style.line = mark.stroke.spec
    if type.isPoint { try setSize(&style, &decoder) }
    if plot == .plane { try setPlaneLook(&style, &decoder) }
    if let rotation = mark.rotation {
      style.symbolRotation = .same(rotation.spec)
    }
    return style
  }

  private func foreground(_ decoder: ChartDecoder) throws(ReliefError) -> ForegroundSpec {
    let own = mark.color ?? config?.mark?.color
    guard let definition = encoding[.color] else { return own?.foreground ?? .automatic }
    switch definition.from {
    case .height:
      return .heightBased(gradient: nil, range: try heightRange(definition, decoder))
    case .normal: return .normalBased
    case nil: break
    }
    switch definition.value {
    case .gradient(let gradient): return .gradient(gradient.colors, gradient.geometry)
    case let value?: return .color(.same(try Layer.color(value, definition.place, decoder)))
    case nil: break
    }
    guard let channel = try rows.channel(.color, decoder) else {
      return own?.foreground ?? .automatic
    }
    return .encoded(channel.channel())
  }

  /// The heights at the ends of the colours; nil for those of the axis.
  private func heightRange(
    _ definition: ChannelDef, _ decoder: ChartDecoder
  ) throws(ReliefError) -> ClosedRange<Double>? {
    guard let scale = definition.scale?.value, let domain = scale.domain else { return nil }
    let numbers = domain.compactMap(\.number)
    guard numbers.count == 2, domain.count == 2 else {
      throw decoder.fault(scale.place, "the domain of heights is two numbers")
    }
    return min(numbers[0], numbers[1])...max(numbers[0], numbers[1])
  }

  private func setSize(
    _ style: inout MarkStyle, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    style.symbolSize = mark.diameter.map { .same($0) }
    if let area = mark.size { try setArea(area, mark.place, &style, &decoder) }
    guard let definition = encoding[.size] else { return }
    if !definition.testedConditions.isEmpty {
      try setAreas(definition, &style, &decoder)
      return
    }
    if case .number(let area) = definition.value {
      try setArea(area, definition.place, &style, &decoder)
      return
    }
    if definition.value != nil {
      throw decoder.fault(definition.place, "a size is a number of square points")
    }
    guard var field = rows.fields[.size] else { return }
    field.type = .quantitative
    if let scale = definition.scale?.value {
      try decoder.leaveOut(
        scale.place, "areas are in proportion to the data: sizes have no scale of their own")
    }
    style.symbolSizeData = try field.channel(rows.frame, decoder).channel()
  }

  private func setArea(
    _ area: Double, _ place: JSONPlace?, _ style: inout MarkStyle, _ decoder: inout ChartDecoder
  ) throws(ReliefError) {
    guard plot == .plane else {
      try decoder.leaveOut(
        place,
        "a size of square points is of a chart of x and y; in 3D give 'diameter' of the "
          + "mark, a fraction of the box's side")
      return
    }
    guard (0...1e6).contains(area) else {
      throw decoder.fault(place, "a size is from 0 to 1000000 square points")
    }
    style.symbolExtent = .same(.area(area))
  }
}
