import ChartModel
import Diagnostics

extension RenderRequest {
  private typealias Options = RenderCommand.Options

  /// An option that was given, and what it acts on.
  private struct Given {
    var option: OptionDeclaration
    /// What a chart must have for the option to change it, as a message calls it.
    var subject: String
    var acts: (ChartSpec) -> Bool
  }

  /// Notes options that change nothing of any chart, which only their data or their source tells.
  func noteIdle(on charts: [ChartSpec], diagnostics: inout Diagnostics) {
    for given in givenColors + givenDepth + givenScales where !charts.contains(where: given.acts) {
      diagnostics.note(
        .other("\(given.option.flag) changes nothing: there \(given.subject)"))
    }
  }

  private var givenColors: [Given] {
    // A domain is one of heights where the tool itself colours by them.
    let hasOwnHeights = !isDeclared
    let numbers = "are no numbers or dates that colors stand for"
    let options: [(OptionDeclaration, isGiven: Bool, String, (ChartSpec) -> Bool)] = [
      (Options.ramp, colors.ramp != nil, numbers, { $0.hasNumberColors || $0.hasHeightColors }),
      (
        Options.palette, colors.palette != nil, "are no names that colors stand for",
        { $0.hasPaletteColors }
      ),
      (
        Options.colorDomain, colors.domain != nil, numbers,
        { $0.hasNumberColors || hasOwnHeights && $0.hasHeightColors }
      ),
      (Options.colorScale, colors.scale != nil, numbers, { $0.hasNumberColors }),
      (
        Options.legend, colors.legend != nil, "is no legend",
        { $0.hasLegend || $0.legend.visibility == .visible && $0.hasHeightColors }
      ),
      (
        Options.colorBar, colors.showsColorBar, "are no colors that stand for data",
        { $0.hasLegend || $0.hasHeightColors }
      ),
    ]
    return options.filter(\.isGiven).map { Given(option: $0.0, subject: $0.2, acts: $0.3) }
  }

  private var givenDepth: [Given] {
    let z = axes.z
    let options = [
      (Options.label(.z), z.title != nil), (Options.domain(.z), z.domain != nil),
      (Options.scale(.z), z.scale != nil), (Options.pose, pose != nil),
      (Options.projection, projection != nil), (Options.fieldOfView, fieldOfView != nil),
      (Options.zoom, zoom != nil), (Options.proportions, proportions != nil),
      (Options.light, light != nil),
    ]
    return options.filter(\.1).map { option, _ in
      Given(option: option, subject: "is no 3D chart") { $0.plot == .box }
    }
  }

  private var givenScales: [Given] {
    PositionAxis.allCases.filter { axes[$0].scale != nil }.map { axis in
      Given(option: Options.scale(axis), subject: "are no numbers on the \(axis.name) axis") {
        let columns = $0.marks.flatMap { $0[axis].columns }
        return columns.isEmpty || columns.contains { if case .numbers = $0 { true } else { false } }
      }
    }
  }
}

extension ChartSpec {
  private var colorColumns: [Column] {
    marks.compactMap {
      if case .encoded(let channel) = $0.style.foreground { channel.column } else { nil }
    }
  }

  /// Whether colours stand for numbers or dates.
  fileprivate var hasNumberColors: Bool {
    !colorScale.isCategorical && colorColumns.contains { $0.numericValues != nil }
  }

  /// Whether marks have colours of a palette: those of names, or the first one.
  fileprivate var hasPaletteColors: Bool {
    colorColumns.contains { colorScale.isCategorical || $0.numericValues == nil }
      || marks.contains { if case .automatic = $0.style.foreground { true } else { false } }
  }

  fileprivate var hasHeightColors: Bool {
    marks.contains { if case .heightBased = $0.style.foreground { true } else { false } }
  }

  /// Whether there is something for a legend without being asked for it.
  fileprivate var hasLegend: Bool { !colorColumns.isEmpty || legend.content != nil }
}
