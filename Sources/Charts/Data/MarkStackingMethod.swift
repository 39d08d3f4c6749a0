import ChartModel

/// How marks at one place stand on each other.
@frozen
public enum MarkStackingMethod: Equatable, Sendable {
  /// One on the other from zero: what is positive upward, what is negative downward.
  case standard
  /// As the standard, as parts of the whole.
  case normalized
  /// One on the other by size, with the middle at zero.
  case center
  /// Not at all: all begin at zero.
  case unstacked

  package var spec: BarStacking {
    switch self {
    case .standard: .standard
    case .normalized: .normalized
    case .center: .center
    case .unstacked: .unstacked
    }
  }
}
