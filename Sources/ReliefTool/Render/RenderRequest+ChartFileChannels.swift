import ChartFiles
import ChartModel

extension RenderRequest {
  /// The channels of the axes of a chart file.
  var axisChannels: [(name: String, value: JSONValue)] {
    let fields: [PositionAxis: String?] = [.x: table?.x, .y: table?.y, .z: table?.z]
    return PositionAxis.allCases.compactMap { axis in
      let asked = axes[axis]
      var members: [(name: String, value: JSONValue)] = []
      if let field = fields[axis] ?? nil {
        members.append(("field", .string(field.escapedField)))
        if let type = fieldType(asked.domain, asked.scale) {
          members.append(("type", .string(type)))
        }
        members.append(("sort", .null))
      }
      switch asked.title {
      case nil: break
      case .hidden: members.append(("title", .null))
      case .text(let text): members.append(("title", .string(text)))
      }
      let scale = scaleMembers(asked.domain, asked.scale)
      if !scale.isEmpty { members.append(("scale", .object(scale))) }
      return members.isEmpty ? nil : (axis.name, .object(members))
    }
  }

  /// The channel of the colors of a chart file.
  func colorChannel(_ field: String?) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    if let field {
      members.append(("field", .string(field.escapedField)))
      if let type = fieldType(colors.domain, colors.scale) {
        members.append(("type", .string(type)))
      }
      members.append(("sort", .null))
    } else {
      switch style {
      case nil: return []
      case .color(let color): members.append(("value", .string(color.text)))
      case .height: members.append(("from", .string("height")))
      case .normal: members.append(("from", .string("normal")))
      }
    }
    let isConstant = if field == nil, case .color = style { true } else { false }
    var scale = isConstant ? [] : scaleMembers(colors.domain, field == nil ? nil : colors.scale)
    if !isConstant {
      if let palette = colors.palette { scale.append(("scheme", .string(palette.rawValue))) }
      if let ramp = colors.ramp { scale.append(("scheme", .string(ramp.rawValue))) }
    }
    if !scale.isEmpty { members.append(("scale", .object(scale))) }
    switch colors.legend {
    case nil: if colors.showsColorBar { members.append(("legend", .object([]))) }
    case .hidden: members.append(("legend", .null))
    case let side?:
      members.append(("legend", .object([("orient", .string(side.orient))])))
    }
    return [("color", .object(members))]
  }

  /// The type that makes a column be read as the command line asks; nil where the data tells.
  private func fieldType(_ domain: DomainSpec?, _ scale: ScaleType?) -> String? {
    switch (domain, scale) {
    case (.numbers, _): "quantitative"
    case (.dates, _): "temporal"
    case (_, .some): "quantitative"
    default: nil
    }
  }

  private func scaleMembers(
    _ domain: DomainSpec?, _ type: ScaleType?
  ) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    switch type {
    case nil, .date, .category: break
    case .linear: members.append(("type", .string("linear")))
    case .log: members.append(("type", .string("log")))
    case .squareRoot: members.append(("type", .string("sqrt")))
    case .power(let exponent):
      members += [("type", .string("pow")), ("exponent", .number(exponent))]
    case .symmetricLog(let slope):
      members += [("type", .string("symlog")), ("constant", .number(1 / slope))]
    }
    switch domain {
    case .numbers(let start, let end):
      members.append(("domain", .array([.number(start), .number(end)])))
    case .dates(let start, let end):
      members.append(
        ("domain", .array([start, end].map { .string(DateText.text($0)) })))
    default: break
    }
    return members
  }
}

extension LegendChoice {
  /// As a chart file calls the side.
  fileprivate var orient: String {
    switch self {
    case .leading: "left"
    case .trailing: "right"
    case .top, .bottom, .hidden: rawValue
    }
  }
}

extension String {
  /// A field's name as a chart file writes it, where a backslash has a meaning.
  fileprivate var escapedField: String {
    reduce(into: "") { text, letter in
      if letter == "\\" { text.append(letter) }
      text.append(letter)
    }
  }
}
