import ChartModel
import SwiftUICore

extension ScaleRange where VisualValue: ShapeStyle {
  /// The colours that the styles have in an environment, or the gradient.
  func colorRange(in environment: EnvironmentValues) -> ColorRangeSpec {
    if let gradient = self as? Gradient { return .gradient(gradient.spec) }
    return (_visualValues ?? []).colorRange(in: environment)
  }
}

extension Array where Element: ShapeStyle {
  /// The colours that the styles have in an environment.
  fileprivate func colorRange(in environment: EnvironmentValues) -> ColorRangeSpec {
    .colors(map { $0.color(in: environment) })
  }
}

extension ShapeStyle {
  /// The colour where only one can be drawn: of a gradient the first.
  fileprivate func color(in environment: EnvironmentValues) -> ColorSpec {
    Self._paint(self, in: environment).color ?? .system(.gray, opacity: 1)
  }
}

/// What a modifier says of the scale from data to colour; what it does not say stays as it is.
struct ForegroundScale {
  var domain: _ScaleDomain?
  var range: ((EnvironmentValues) -> ColorRangeSpec)?
  var type: ScaleType?

  func apply(to environment: inout EnvironmentValues) {
    if let domain {
      environment.chart.spec.colorScale.domain = domain.spec
      environment.chart.spec.colorScale.places = domain.places
      environment.chart.colorDomainModifier = domain.modifier
    }
    if let range { environment.chart.spec.colorScale.range = range(environment) }
    if let type { environment.chart.spec.colorScale.type = type.spec }
  }

  /// A range of what a function gives for data of a type; other data has no colour.
  static func mapping<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: @escaping (DataValue) -> S
  ) -> (EnvironmentValues) -> ColorRangeSpec {
    { environment in
      // Called one value after the other, where the chart is resolved.
      nonisolated(unsafe) let color = { (value: AxisMarkValue.Value) in
        DataValue(value).map { mapping($0).color(in: environment) }
      }
      return .mapping { color($0) }
    }
  }
}

extension Plottable {
  /// The value that stands for a value of the model; nil if it is of another kind.
  fileprivate init?(_ value: AxisMarkValue.Value) {
    let plotted: _PlottedValue =
      switch value {
      case .number(let number): .number(number)
      case .date(let seconds): .date(seconds)
      case .category(let name): .category(name)
      }
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
