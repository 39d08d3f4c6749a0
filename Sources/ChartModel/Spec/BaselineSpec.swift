/// How bars and areas of a plane lie on their axes, and how those at one place stand on each other.
package struct BaselineSpec: Sendable, Hashable {
  /// The axis along which their values lie, which start at its zero; nil lets the data decide.
  package var valueAxis: PositionAxis?
  package var stacking: BarStacking
  /// Whether their ranges start at the baseline, or on others: stacking made them.
  var isStacked = false

  package init(valueAxis: PositionAxis? = nil, stacking: BarStacking = .standard) {
    self.valueAxis = valueAxis
    self.stacking = stacking
  }
}

extension Mark {
  /// How the mark lies on its axes; nil where it has no baseline.
  package var baseline: BaselineSpec? {
    get {
      switch self {
      case .planeBar(let baseline), .area(let baseline): baseline
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .planeBar: self = .planeBar(newValue)
      case .area: self = .area(newValue)
      default: break
      }
    }
  }
}

extension PositionAxis {
  /// The other axis of a plane.
  package var across: PositionAxis { self == .x ? .y : .x }
}
