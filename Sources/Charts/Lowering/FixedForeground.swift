import ChartModel

/// A foreground that is the same for all marks of a group.
enum FixedForeground: Hashable {
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
