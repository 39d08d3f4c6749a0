import ChartModel

extension RenderCommand.Options {
  static let ramp = OptionDeclaration(
    name: "colors",
    valueName: "RAMP",
    choices: NamedRamp.allCases.map(\.rawValue),
    defaultText: NamedRamp.coolWarm.rawValue,
    summary: "Colors of numbers and dates, and of heights",
    group: "Look"
  )
  static let palette = OptionDeclaration(
    name: "palette",
    valueName: "PALETTE",
    choices: NamedPalette.allCases.map(\.rawValue),
    defaultText: NamedPalette.apple.rawValue,
    summary: "Colors of names, one after the other",
    group: "Look"
  )
  static let colorDomain = OptionDeclaration(
    name: "color-domain",
    valueName: "A...B",
    defaultText: "the data's",
    summary: "Numbers or dates at the ends of the colors",
    group: "Look"
  )
  static let colorScale = OptionDeclaration(
    name: "color-scale",
    valueName: "SCALE",
    defaultText: "linear",
    summary: "From numbers to colors: linear, log, sqrt, symlog[:SLOPE], power:EXPONENT",
    group: "Look"
  )
  static let legend = OptionDeclaration(
    name: "legend",
    valueName: "SIDE",
    choices: LegendChoice.allCases.map(\.rawValue),
    defaultText: LegendChoice.bottom.rawValue,
    summary: "Where the colors are explained",
    group: "Look"
  )
  static let colorBar = OptionDeclaration(
    name: "color-bar",
    summary: "Explain the colors of heights too, and say what the colors stand for",
    group: "Look"
  )

  /// All that is said of colours, in the order of help.
  static let colors = [ramp, palette, colorDomain, colorScale, legend, colorBar]
}

/// Where a command line puts the legend.
enum LegendChoice: String, CaseIterable, Sendable, Hashable {
  case bottom
  case top
  case leading
  case trailing
  case hidden
}
