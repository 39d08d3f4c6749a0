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
}

extension ColorSpec {
  init(_ color: RGBA8) {
    self = .srgb(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
  }
}
