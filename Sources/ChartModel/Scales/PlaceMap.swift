/// A position scale with its constants worked out, for loops over many values.
struct PlaceMap {
  private let transform: ScaleTransform
  private let isIdentity: Bool
  private let low: Double
  private let factor: Double
  private let offset: Double
  private let first: Double
  private let last: Double

  init(_ scale: PositionScale) {
    transform = scale.transform
    isIdentity = scale.transform == .identity
    low = scale.transform.apply(scale.start)
    let length = scale.range.upperBound - scale.range.lowerBound
    factor = length / (scale.transform.apply(scale.end) - low)
    offset = scale.range.lowerBound
    first = scale.range.lowerBound - length * 1e-9
    last = scale.range.upperBound + length * 1e-9
  }

  /// The place of a value; not finite where the value is not, or is not on the scale.
  subscript(value: Double) -> Double {
    let transformed = isIdentity ? value : transform.apply(value)
    return offset + (transformed - low) * factor
  }

  func contains(_ place: Double) -> Bool {
    place >= first && place <= last
  }
}
