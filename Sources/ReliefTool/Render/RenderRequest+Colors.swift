import ChartModel
import Diagnostics

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// What is said about colours and their legend.
  struct Colors: Sendable, Hashable {
    var ramp: NamedRamp?
    var palette: NamedPalette?
    var domain: DomainSpec?
    var scale: ScaleType?
    var legend: LegendChoice?
    var showsColorBar = false
  }

  /// Reads what is said about colours; the data and the style are read already.
  mutating func readColors(_ arguments: ParsedArguments) throws(ReliefError) {
    colors.ramp = arguments.choice(Options.ramp)
    colors.palette = arguments.choice(Options.palette)
    colors.domain = try arguments.value(
      Options.colorDomain, wanted: "two numbers or two dates, such as 0...100",
      read: ValueText.domain)
    colors.scale = try arguments.value(
      Options.colorScale, wanted: ValueText.scaleForms, read: ValueText.scale)
    colors.legend = arguments.choice(Options.legend)
    colors.showsColorBar = arguments.isSet(Options.colorBar)
    try RenderRequest.check(
      colors.domain, (Options.colorDomain.flag, on: Options.colorScale.flag, colors.scale))
    try checkSubjects(arguments)
  }

  /// Refuses options that would change nothing.
  private func checkSubjects(_ arguments: ParsedArguments) throws(ReliefError) {
    if colors.showsColorBar, colors.legend == .hidden {
      throw UsageError.conflict(
        flag: Options.colorBar.flag, other: "\(Options.legend.flag) hidden",
        reason: "one shows what the other hides"
      ).error
    }
    guard !isDeclared else { return }
    let column = "--color COLUMN"
    let height = "--style height"
    let needs = [
      (Options.ramp, style == .height || table?.color != nil, "\(column) and no \(height)"),
      (Options.colorDomain, style == .height || table?.color != nil, "\(column) and no \(height)"),
      (Options.colorScale, table?.color != nil, column),
      (Options.colorBar, style == .height || table?.color != nil, "\(column) and no \(height)"),
    ]
    for (option, isMet, subject) in needs where !isMet && arguments.isSet(option) {
      throw UsageError.optionWithoutSubject(flag: option.flag, subject: subject).error
    }
    if colors.legend != nil, table?.color == nil, !colors.showsColorBar {
      throw UsageError.optionWithoutSubject(
        flag: Options.legend.flag, subject: "\(column) and no \(Options.colorBar.flag)"
      ).error
    }
    if style == .height, table?.color == nil, case .dates = colors.domain {
      throw UsageError.badValue(
        flag: Options.colorDomain.flag, value: arguments.text(Options.colorDomain) ?? "",
        wanted: "two numbers: heights are numbers"
      ).error
    }
  }

  /// Gives a chart what the command line says of its colours.
  func settleColors(of spec: inout ChartSpec) {
    if let ramp = colors.ramp {
      spec.colorScale.ramp = ramp.gradient
      spec.marks = spec.marks.map { $0.withHeightGradient(nil) }
    }
    if let palette = colors.palette { spec.colorScale.palette = palette }
    if colors.ramp != nil || colors.palette != nil { spec.colorScale.range = .automatic }
    if let domain = colors.domain {
      spec.colorScale.domain = domain
      spec.colorScale.places = []
    }
    if let scale = colors.scale { spec.colorScale.type = scale }
    if colors.showsColorBar { spec.legend.visibility = .visible }
    switch colors.legend {
    case .hidden: spec.legend.visibility = .hidden
    case let side?: spec.legend.position = LegendPosition(rawValue: side.rawValue) ?? .automatic
    case nil: break
    }
  }

  /// The heights at the ends of the colours; nil for those of the axis.
  var heightRange: ClosedRange<Double>? {
    guard case .numbers(let start, let end) = colors.domain else { return nil }
    return min(start, end)...max(start, end)
  }
}

extension MarkGroup {
  /// The group with other colours of heights, where heights colour it.
  fileprivate func withHeightGradient(_ gradient: GradientSpec?) -> MarkGroup {
    var group = self
    if case .heightBased(_, let range) = style.foreground {
      group.style.foreground = .heightBased(gradient: gradient, range: range)
    }
    return group
  }
}
