import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static let pose = OptionDeclaration(
    name: "pose",
    valueName: "POSE",
    defaultText: "30,20",
    summary: "From where the chart is seen: AZIMUTH,INCLINATION in degrees, or "
      + PoseSpec.named.map(\.name).joined(separator: ", "),
    group: "View"
  )

  static let projection = OptionDeclaration(
    name: "projection",
    valueName: "KIND",
    choices: ["orthographic", "perspective"],
    defaultText: "orthographic",
    summary: "How depth shows",
    group: "View"
  )

  static let fieldOfView = OptionDeclaration(
    name: "field-of-view",
    valueName: "DEGREES",
    defaultText: "\(Int(CameraSpec.standardFieldOfView))",
    summary:
      "Angle of the perspective that holds the whole chart, 1 to 120; asks for perspective",
    group: "View"
  )

  static let zoom = OptionDeclaration(
    name: "zoom",
    valueName: "FACTOR",
    defaultText: "1",
    summary: "Size of the box; above 1 it may be cut at its frame",
    group: "View"
  )

  static let proportions = OptionDeclaration(
    name: "proportions",
    valueName: "KIND",
    defaultText: "cube",
    summary: "Sides of the box: cube, data (as long as the domains) or a ratio X:Y:Z",
    group: "View"
  )
}
