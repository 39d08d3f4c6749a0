import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static func label(_ axis: PositionAxis) -> OptionDeclaration {
    OptionDeclaration(
      name: "\(axis.name)-label",
      valueName: "TEXT",
      summary: "Title of the \(axis.name) axis; an empty one hides it",
      group: "Axes"
    )
  }

  static func domain(_ axis: PositionAxis) -> OptionDeclaration {
    OptionDeclaration(
      name: "\(axis.name)-domain",
      valueName: "A...B",
      summary: "What the \(axis.name) axis shows, numbers or dates",
      group: "Axes"
    )
  }

  static func scale(_ axis: PositionAxis) -> OptionDeclaration {
    OptionDeclaration(
      name: "\(axis.name)-scale",
      valueName: "SCALE",
      summary: "Of the \(axis.name) axis: linear, log, sqrt, symlog[:SLOPE], power:EXPONENT",
      group: "Axes"
    )
  }
}
