import ChartModel
import Diagnostics
import SwiftUICore

/// What the modifiers round a chart say of it, on its way down to the chart.
package struct ChartSettings {
  /// All but the marks.
  package var spec = ChartSpec()
  /// The axis marks of each axis, by its raw value; nil for the default.
  var axisMarks: [[AxisMarksDeclaration]?] = [nil, nil, nil]
  /// What changes the domains that the marks give, by the raw value of the axis.
  var domainModifiers: [InferredDomainModifier?] = [nil, nil, nil]
  /// What changes the domain that the marks give their colours.
  var colorDomainModifier: InferredDomainModifier?
  /// What could not be honoured.
  var diagnostics = Diagnostics()

  /// Notes a warning as a sentence.
  package mutating func warn(_ sentence: String) {
    diagnostics.note(.other(sentence))
  }

  /// Options that were given and that not every chart honours.
  private var partial: [(option: String, name: String, isForPlanes: Bool)] = []

  /// Notes options that were given and that are honoured by charts of x and y alone, or by none.
  mutating func noteOptions(_ options: [String], of name: String, isForPlanes: Bool = false) {
    partial += options.map { ($0, name, isForPlanes) }
  }

  /// What a chart has to say of the options that it does not honour.
  func sentences(for plot: PlotKind) -> [String] {
    let kind = plot == .box ? "a 3D chart" : "a chart of x and y"
    let options = partial.filter { !($0.isForPlanes && plot == .plane) }
      .map { "\($0.name): \(kind) leaves out the option \($0.option)" }
    let hasPadding = PositionAxis.allCases.contains { spec[$0].padding != AxisPadding() }
    guard plot == .box, hasPadding else { return options }
    return options + [
      "a 3D chart has no room for the padding of .plotDimension; it is left out"
    ]
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what is said of the charts in this view.
  nonisolated package func changingChart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    changingEnvironment { change(&$0.chart) }
  }
}
