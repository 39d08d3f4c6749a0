import ChartModel
import Diagnostics

extension Layer {
  /// The look of the marks.
  func style(_ decoder: inout ChartDecoder) throws(ReliefError) -> MarkStyle {
    var style = MarkStyle()
    style.foreground = try foreground(decoder)
    style.opacity = try opacity(decoder)
    style.metalness = mark.metalness
    style.roughness = mark.roughness
    style.line = mark.stroke.spec
    if type.isPoint { try setSize(&style, &decoder) }
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
    case .text(let text):
      guard let color = ColorText.parse(text) else {
        throw decoder.fault(
          definition.place, "'\(text.shortened(to: 40))' is no color; give \(ColorText.words)")
      }
      return .color(.same(color))
    case .gradient(let gradient): return .gradient(gradient.colors, gradient.geometry)
    case .number, .boolean:
      throw decoder.fault(definition.place, "a color is a text; give \(ColorText.words)")
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

  /// Gives points their shapes; in a plane those of each shape are a group.
  func shaped(
    _ group: inout MarkGroup, _ decoder: inout ChartDecoder
  ) throws(ReliefError) -> [MarkGroup] {
    let definition = encoding[.shape]
    var name = mark.shape ?? (type == .square ? "square" : nil)
    switch definition?.value {
    case .text(let text): name = text
    case nil: break
    default: throw decoder.fault(definition?.place, "a shape is the name of one")
    }
    if let name {
      guard let body = ShapeName.body(name), let form = ShapeName.form(name) else {
        throw decoder.fault(
          definition?.place ?? mark.place,
          "'\(name.shortened(to: 40))' is no shape; there are "
            + ShapeName.all.joined(separator: ", "))
      }
      if plot == .box {
        group.style.symbol = .same(body)
      } else {
        group.style.planeSymbol = form.symbol
      }
    }
    guard let channel = try rows.channel(.shape, decoder),
      case .categories(let column) = channel.column
    else { return [group] }
    let names = ShapeScale.names(channel)
    let shapes = try ShapeScale.shapes(definition, decoder)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let indices = column.codes.map { $0 < 0 ? 0 : places[column.names[Int($0)]] ?? 0 }
    if plot == .box {
      let bodies = shapes.isEmpty ? SymbolShape.allCases : shapes.compactMap { ShapeName.body($0) }
      group.style.symbol = .each(indices.map { bodies[$0 % bodies.count] })
      return [group]
    }
    let forms =
      shapes.isEmpty ? PlaneSymbol.Basic.allCases : shapes.compactMap { ShapeName.form($0) }
    guard names.count <= 100 else {
      throw decoder.fault(
        definition?.place,
        "there are \(names.count) names to be told apart by shapes; at most 100 "
          + "have one")
    }
    return names.indices.map { index in
      var part = group.picked(indices.indices.filter { indices[$0] == index })
      part.style.planeSymbol = forms[index % forms.count].symbol
      return part
    }
  }

  private func opacity(_ decoder: ChartDecoder) throws(ReliefError) -> Varying<Double>? {
    let own = mark.opacity ?? config?.mark?.opacity
    guard let definition = encoding[.opacity] else { return own.map { .same($0) } }
    if let value = definition.value {
      guard case .number(let number) = value, (0...1).contains(number) else {
        throw decoder.fault(definition.place, "an opacity is a number from 0 to 1")
      }
      return .same(number)
    }
    guard let channel = try rows.channel(.opacity, decoder) else { return own.map { .same($0) } }
    let range = definition.scale?.value?.range?.compactMap(\.number) ?? [0.3, 0.8]
    guard range.count == 2, range.allSatisfy({ (0...1).contains($0) }) else {
      throw decoder.fault(
        definition.scale?.value?.place, "the range of an opacity is two numbers from 0 to 1")
    }
    let values: [Double] =
      switch channel.column {
      case .numbers(let values), .dates(let values): values
      case .categories(let column): column.codes.map { $0 < 0 ? .nan : Double($0) }
      }
    let domain = definition.scale?.value?.domain?.compactMap(\.number) ?? []
    let extent =
      domain.count == 2 ? (low: domain[0], high: domain[1]) : finiteExtent(values) ?? (0, 1)
    let span = extent.high - extent.low
    return .each(
      values.map { value in
        guard value.isFinite else { return 0 }
        let part = span == 0 ? 1 : min(max((value - extent.low) / span, 0), 1)
        return range[0] + (range[1] - range[0]) * part
      })
  }
}

/// From names to shapes.
enum ShapeScale {
  /// The names that have shapes, in their order.
  static func names(_ channel: PreparedChannel) -> [String] {
    if let domain = channel.definition.scale?.value?.domain { return domain.map(\.name) }
    guard case .categories(let column) = channel.column else { return [] }
    return CategoryOrder.sorted(column.names, channel)
  }

  static func shapes(
    _ definition: ChannelDef?, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [String] {
    let scale = definition?.scale?.value
    let names = scale?.range?.map(\.name) ?? []
    for name in names where ShapeName.body(name) == nil {
      throw decoder.fault(
        scale?.place,
        "'\(name.shortened(to: 40))' is no shape; there are "
          + ShapeName.all.joined(separator: ", "))
    }
    return names
  }
}

extension StrokeDef {
  /// nil where nothing is said.
  var spec: LineSpec? {
    guard width != nil || dash != nil || cap != nil || join != nil else { return nil }
    var line = LineSpec(
      width: width, dash: DashPattern(lengths: dash ?? [], phase: dashOffset ?? 0))
    switch cap {
    case .butt: line.cap = .butt
    case .round: line.cap = .round
    case .square: line.cap = .square
    case nil: break
    }
    switch join {
    case .miter: line.join = .miter
    case .round: line.join = .round
    case .bevel: line.join = .bevel
    case nil: break
    }
    return line
  }
}

extension RotationDef {
  /// About y, upward, where no axis is given.
  var spec: RotationSpec {
    let given = axis.map { SIMD3<Double>($0[0], $0[1], $0[2]) } ?? SIMD3(0, 1, 0)
    let length = (given * given).sum().squareRoot()
    guard length > 0 else { return .identity }
    let half = (angle ?? 0) * .pi / 360
    return RotationSpec(
      imaginary: given / length * Trigonometry.sine(half), real: Trigonometry.cosine(half))
  }
}
