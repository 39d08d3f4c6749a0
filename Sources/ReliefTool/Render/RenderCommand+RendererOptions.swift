import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static let backend = OptionDeclaration(
    name: "backend",
    valueName: "NAME",
    choices: BackendChoice.allCases.map(\.rawValue),
    defaultText: "auto",
    summary: "Who draws",
    group: "Renderer"
  )

  static let device = OptionDeclaration(
    name: "device",
    valueName: "DEVICE",
    summary: "EGL device, by its index in 'relief devices', its node or a part of its name",
    group: "Renderer"
  )
}
