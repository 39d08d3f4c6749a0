import ChartFiles
import ChartModel
import Pipeline

extension RenderCommand.Options {
  static let emit = OptionDeclaration(
    name: "emit",
    valueName: "FORMAT",
    choices: EmittedFormat.allCases.map(\.rawValue),
    summary: "Print what the command line amounts to, a chart file, and draw nothing",
    group: "General"
  )

  static let report = OptionDeclaration(
    name: "report",
    valueName: "FORMAT",
    choices: ReportFormat.allCases.map(\.rawValue),
    summary: "Report on standard output: renderer, sizes, times, left out values, labels",
    group: "General"
  )

  static let verbose = OptionDeclaration(
    name: "verbose",
    short: "v",
    summary: "Say how long each stage took",
    group: "General"
  )

  static let quiet = OptionDeclaration(
    name: "quiet",
    short: "q",
    summary: "Say nothing but warnings and errors",
    group: "General"
  )

  static let size = OptionDeclaration(
    name: "size",
    valueName: "WxH",
    defaultText: "800x600",
    summary: "Size in points",
    group: "Picture"
  )

  static let scale = OptionDeclaration(
    name: "scale",
    valueName: "FACTOR",
    defaultText: "2",
    summary: "Pixels a point",
    group: "Picture"
  )

  static let ppi = OptionDeclaration(
    name: "ppi",
    valueName: "NUMBER",
    defaultText: "72 times the scale",
    summary: "Pixels an inch, as noted in the file",
    group: "Picture"
  )

  static let output = OptionDeclaration(
    name: "output",
    short: "o",
    valueName: "FILE",
    summary: "The picture, ending in .png",
    group: "Picture"
  )
}
