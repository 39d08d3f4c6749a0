/// The axis along which the points of a curve follow each other: the other coordinate is taken for a
/// function of it.
package enum CurveDirection: Sendable, Hashable {
  case x
  case y

  /// The index of the coordinate along it.
  var along: Int { self == .x ? 0 : 1 }
  var across: Int { 1 - along }
}

extension Interpolation {
  /// Whether places are joined by nothing but straight lines.
  package var isStraight: Bool {
    switch self {
    case .linear, .stepStart, .stepCenter, .stepEnd: true
    case .monotone, .cardinal, .catmullRom: false
    }
  }
}
