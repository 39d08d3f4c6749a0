import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static let style = OptionDeclaration(
    name: "style",
    valueName: "STYLE",
    summary: "Color of the surface, and of points without --color: a color, height (by y) or "
      + "normal (by slope)",
    group: "Look"
  )

  static let symbolSize = OptionDeclaration(
    name: "symbol-size",
    valueName: "FRACTION",
    defaultText: "by the chart",
    summary: "Diameter of a point as a fraction of the box's side, or of the shorter side of "
      + "a chart of x and y, above 0 to 1",
    group: "Look"
  )

  static let symbol = OptionDeclaration(
    name: "symbol",
    valueName: "SHAPE",
    choices: SymbolShape.allCases.map(\.rawValue),
    defaultText: "sphere",
    summary: "What stands for a point; all shapes of one size have the same volume",
    group: "Look"
  )

  static let opacity = OptionDeclaration(
    name: "opacity",
    valueName: "FRACTION",
    defaultText: "1",
    summary: "How much points and surfaces hide, 0 (nothing) to 1",
    group: "Look"
  )

  static let contours = OptionDeclaration(
    name: "contours",
    valueName: "COUNT",
    summary: "Lines of equal height on surfaces, at about so many heights",
    group: "Look"
  )

  static let mesh = OptionDeclaration(
    name: "mesh",
    valueName: "COUNT",
    summary: "A grid on surfaces, of so many cells each way",
    group: "Look"
  )

  static let title = OptionDeclaration(
    name: "title",
    valueName: "TEXT",
    summary: "Title above the chart",
    group: "Look"
  )

  static let theme = OptionDeclaration(
    name: "theme",
    valueName: "THEME",
    choices: Theme.allCases.map(\.rawValue),
    defaultText: "light",
    summary: "Colors of ground, lines and text",
    group: "Look"
  )

  static let light = OptionDeclaration(
    name: "light",
    valueName: "LIGHT",
    choices: LightSpec.allCases.map(\.rawValue),
    defaultText: "standard",
    summary: "Shading of the marks; flat is for print: colors exactly as asked",
    group: "Look"
  )

  static let background = OptionDeclaration(
    name: "background",
    valueName: "COLOR",
    defaultText: "the theme's",
    summary: "A color, or transparent",
    group: "Look"
  )
}
