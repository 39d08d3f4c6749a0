/// How far a mark of a plane reaches along an axis on which it has a single value.
package enum MarkLength: Sendable, Hashable {
  /// Seven tenths of the step, or a standard length where the axis has no step.
  case automatic
  /// Points.
  case fixed(Double)
  /// The step less so many points on each side.
  case inset(Double)
  /// A part of the step.
  case ratio(Double)

  /// A number of which no length can be made; nil for a usable one.
  var unusable: Double? {
    switch self {
    case .automatic: nil
    case .fixed(let length), .ratio(let length): length.isFinite && length >= 0 ? nil : length
    case .inset(let length): length.isFinite ? nil : length
    }
  }
}
