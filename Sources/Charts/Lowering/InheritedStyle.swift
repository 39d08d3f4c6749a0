import ChartModel
import SwiftUICore

/// The look that marks inherit from the modifiers round them.
///
/// Lowering goes from the outside in, so of two modifiers of one kind the inner one wins.
package struct InheritedStyle {
  package var foreground = Foreground.automatic
  package var symbolSize: Double?
  package var metalness: Double?
  package var roughness: Double?

  /// What colours the marks.
  package enum Foreground {
    case automatic
    case color(ColorSpec)
    case encoded(Datum)
    case fixed(FixedForeground)
  }
}

/// A foreground that is the same for all marks of a group.
package enum FixedForeground: Hashable {
  case gradient(GradientSpec, GradientGeometry)
  case heightBased(gradient: GradientSpec?, range: ClosedRange<Double>?)
  case normalBased

  var spec: ForegroundSpec {
    switch self {
    case .gradient(let gradient, let geometry): .gradient(gradient, geometry)
    case .heightBased(let gradient, let range): .heightBased(gradient: gradient, range: range)
    case .normalBased: .normalBased
    }
  }
}
