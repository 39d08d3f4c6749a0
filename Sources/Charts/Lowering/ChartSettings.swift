import ChartModel
import Diagnostics
import SwiftUICore

/// What the modifiers round a chart say of it, on its way down to the chart.
struct ChartSettings {
  /// All but the marks.
  var spec = ChartSpec()
  /// The axis marks of each axis, by its raw value; nil for the default.
  var axisMarks: [[AxisMarksDeclaration]?] = [nil, nil, nil]
  /// What changes the domains that the marks give, by the raw value of the axis.
  var domainModifiers: [InferredDomainModifier?] = [nil, nil, nil]
  /// What could not be honoured.
  var diagnostics = Diagnostics()

  /// Notes a warning as a sentence.
  mutating func warn(_ sentence: String) {
    diagnostics.note(.other(sentence))
  }

  /// Notes options that were given and that 3D charts do not know.
  mutating func warnUnused(_ options: [String], of name: String) {
    for option in options {
      warn("\(name): a 3D chart leaves out the option \(option)")
    }
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
  nonisolated func changingChart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    changingEnvironment { change(&$0.chart) }
  }
}
