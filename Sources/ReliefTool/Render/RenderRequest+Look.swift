import ChartFiles
import ChartModel
import Diagnostics
import Pipeline

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  mutating func readLook(_ arguments: ParsedArguments) throws(ReliefError) {
    let counts = SurfaceFunction.sampleCounts
    samples = try arguments.value(
      Options.samples,
      wanted: "a whole number from \(counts.lowerBound) to \(counts.upperBound)"
    ) { ValueText.integer($0, in: counts) }
    if samples != nil, surface == nil {
      throw UsageError.optionWithoutSubject(flag: Options.samples.flag, subject: "--surface").error
    }
    surfaceLines = try readSurfaceLines(arguments)
    style = try arguments.value(
      Options.style,
      wanted: "height, normal or a color such as blue or #0a84ff"
    ) { text in
      switch text {
      case "height": .height
      case "normal": .normal
      default: ValueText.color(text).map { .color($0) }
      }
    }
    if style != nil, surface == nil, table?.color != nil {
      throw UsageError.conflict(
        flag: Options.style.flag,
        other: Options.color.flag,
        reason: "both color the points"
      ).error
    }
    title = arguments.text(Options.title)
    try readSymbols(arguments)
    opacity = try arguments.value(
      Options.opacity,
      wanted: "a number from 0 to 1, such as 0.5"
    ) { text in
      ValueText.number(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
    if opacity != nil, table == nil, surface == nil {
      throw UsageError.optionWithoutSubject(
        flag: Options.opacity.flag,
        subject: "table or --surface"
      ).error
    }
  }

  private mutating func readSymbols(_ arguments: ParsedArguments) throws(ReliefError) {
    symbol = arguments.choice(Options.symbol)
    symbolSize = try arguments.value(
      Options.symbolSize,
      wanted: "a number above 0 and up to 1, such as 0.02"
    ) { text in
      ValueText.positive(text).flatMap { $0 <= 1 ? $0 : nil }
    }
    let asked = [(Options.symbol, symbol != nil), (Options.symbolSize, symbolSize != nil)]
    if table?.mark != .point, let (option, _) = asked.first(where: { $0.1 }) {
      throw UsageError.optionWithoutSubject(flag: option.flag, subject: "table of points").error
    }
  }
}
