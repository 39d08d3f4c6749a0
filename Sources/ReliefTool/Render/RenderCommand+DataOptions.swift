import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static let x = OptionDeclaration(
    name: "x",
    valueName: "COLUMN",
    summary: "Column along the width",
    group: "Data"
  )

  static let y = OptionDeclaration(
    name: "y",
    valueName: "COLUMN",
    summary: "Column along the height",
    group: "Data"
  )

  static let z = OptionDeclaration(
    name: "z",
    valueName: "COLUMN",
    summary: "Column along the depth; without it the chart is one of x and y",
    group: "Data"
  )

  static let color = OptionDeclaration(
    name: "color",
    valueName: "COLUMN",
    summary: "Column that colors the points or the surface of the table",
    group: "Data"
  )

  static let mark = OptionDeclaration(
    name: "mark",
    valueName: "MARK",
    choices: RenderRequest.TableMark.allCases.map(\.rawValue),
    defaultText: "point",
    summary: "What the rows of the table are drawn as",
    group: "Data"
  )

  static let surface = OptionDeclaration(
    name: "surface",
    valueName: "EXPRESSION",
    summary: "Surface of the heights y = EXPRESSION of x and z",
    group: "Data"
  )

  static let samples = OptionDeclaration(
    name: "samples",
    valueName: "COUNT",
    defaultText: "\(SurfaceFunction.standardSampleCount)",
    summary: "Places along each side at which the surface is computed, "
      + "\(SurfaceFunction.sampleCounts.lowerBound) to \(SurfaceFunction.sampleCounts.upperBound)",
    group: "Data"
  )

  static let lenient = OptionDeclaration(
    name: "lenient",
    summary: "Leave out, with a warning, what a chart file asks for and is not there",
    group: "Data"
  )

  static let view = OptionDeclaration(
    name: "view",
    valueName: "NAME",
    defaultText: "by the source",
    summary: "View of the Swift source",
    group: "Data"
  )

  static let previews = OptionDeclaration(
    name: "previews",
    summary: "Draw each preview of the Swift source; -o names a folder",
    group: "Data"
  )

  static let variants = OptionDeclaration(
    name: "variants",
    summary: "Draw a sheet of the view: light and dark, upright and on its side, with all sizes of "
      + "text",
    group: "Data"
  )
}
