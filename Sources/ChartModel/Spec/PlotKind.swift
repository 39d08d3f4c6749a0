/// In what the marks of a chart stand.
package enum PlotKind: Sendable, Hashable {
  /// The page: x to the right and y up.
  case plane
  /// A box with z in depth, seen from a pose.
  case box

  /// The axes that there are.
  package var axes: [PositionAxis] {
    switch self {
    case .plane: [.x, .y]
    case .box: [.x, .y, .z]
    }
  }
}
