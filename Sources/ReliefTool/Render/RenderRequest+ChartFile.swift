import ChartFiles
import ChartModel
import Diagnostics
import Pipeline
import RenderModel

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// Refuses to print what is no command line's chart, or no part of one.
  func checkEmission(_ arguments: ParsedArguments) throws(ReliefError) {
    guard emitted != nil else { return }
    if swift != nil || document != nil {
      throw UsageError.optionOfOtherInput(
        flag: Options.emit.flag, input: swift == nil ? "a chart file" : "Swift source",
        reason: swift == nil ? "it is one already" : "its views are code, which JSON cannot say"
      ).error
    }
    let ofPictures = [
      Options.output, Options.scale, Options.ppi, Options.backend, Options.device, Options.report,
    ]
    if let option = ofPictures.first(where: { arguments.text($0) != nil }) {
      throw UsageError.conflict(
        flag: option.flag, other: Options.emit.flag,
        reason: "a chart file says nothing of how pictures are made"
      ).error
    }
  }

  /// The chart file that draws what the command line does.
  func chartFile() throws(ReliefError) -> JSONValue {
    // A formula that cannot be read fails here, as when it is drawn.
    _ = try expression()
    var members: [(name: String, value: JSONValue)] = [
      ("width", .number(image.width)), ("height", .number(image.height)),
    ]
    if let title { members.append(("title", .string(title))) }
    switch image.background {
    case .theme: break
    case .transparent: members.append(("background", .null))
    case .color(let color):
      members.append(("background", .string(ColorSpec(color).text)))
    }
    if image.theme != .light {
      members.append(("config", .object([("theme", .string(image.theme.rawValue))])))
    }
    if let table { members.append(("data", .object([("url", .string(table.path))]))) }
    members += view
    let encoding = axisChannels
    switch (table, surface) {
    case (let table?, nil):
      members.append(("mark", tableMark(table)))
      members.append(("encoding", .object(encoding + colorChannel(table.color))))
    case (nil, let function?):
      members.append(("mark", surfaceMark(function)))
      members.append(("encoding", .object(encoding + colorChannel(nil))))
    case (let table?, let function?):
      members.append(("encoding", .object(encoding)))
      members.append(
        (
          "layer",
          .array([
            layer(tableMark(table), colorChannel(table.color)),
            layer(surfaceMark(function), colorChannel(nil)),
          ])
        ))
    case (nil, nil): break
    }
    return .object(members)
  }

  private func layer(
    _ mark: JSONValue, _ encoding: [(name: String, value: JSONValue)]
  ) -> JSONValue {
    .object(
      [("mark", mark)] + (encoding.isEmpty ? [] : [("encoding", .object(encoding))]))
  }

  private var view: [(name: String, value: JSONValue)] {
    var camera: [(name: String, value: JSONValue)] = []
    if let pose {
      camera += [("azimuth", .number(pose.azimuth)), ("inclination", .number(pose.inclination))]
    }
    if let projection, fieldOfView == nil {
      camera.append(
        ("projection", .string(projection == .perspective ? "perspective" : "orthographic")))
    }
    if let fieldOfView { camera.append(("fieldOfView", .number(fieldOfView))) }
    if let zoom { camera.append(("zoom", .number(zoom))) }
    var members: [(name: String, value: JSONValue)] = []
    if !camera.isEmpty { members.append(("camera", .object(camera))) }
    switch proportions {
    case nil: break
    case .cube: members.append(("proportions", .string("cube")))
    case .data: members.append(("proportions", .string("data")))
    case .ratio(let x, let y, let z):
      members.append(("proportions", .array([.number(x), .number(y), .number(z)])))
    }
    if let light { members.append(("light", .string(light.rawValue))) }
    return members
  }

  // MARK: Marks

  private func tableMark(_ table: TableSource) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("type", .string(table.mark.rawValue))]
    if let symbol { members.append(("shape", .string(symbol.rawValue))) }
    if let symbolSize { members.append(("diameter", .number(symbolSize))) }
    if let opacity { members.append(("opacity", .number(opacity))) }
    if table.mark == .surface { members += surfaceLinesMembers }
    return .object(members)
  }

  private func surfaceMark(_ function: String) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("type", .string("surface")), ("function", .string(function)),
    ]
    if let samples { members.append(("samples", .integer(samples))) }
    if let opacity { members.append(("opacity", .number(opacity))) }
    return .object(members + surfaceLinesMembers)
  }

  private var surfaceLinesMembers: [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    if case .count(let count)? = surfaceLines?.contours?.levels {
      members.append(("contours", .integer(count)))
    }
    if case .count(let count)? = surfaceLines?.mesh?.spacing {
      members.append(("mesh", .integer(count)))
    }
    return members
  }

  // MARK: Channels

  private var axisChannels: [(name: String, value: JSONValue)] {
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

  private func colorChannel(_ field: String?) -> [(name: String, value: JSONValue)] {
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

extension ColorSpec {
  init(_ color: RGBA8) {
    self = .srgb(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
  }
}
