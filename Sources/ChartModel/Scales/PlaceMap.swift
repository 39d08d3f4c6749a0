/// A position scale with its constants worked out, for loops over many values.
struct PlaceMap {
  private let transform: ScaleTransform
  private let isIdentity: Bool
  /// Of the domain's start, magnified.
  private let low: Double
  private let magnifier: Double
  private let factor: Double
  private let offset: Double
  private let first: Double
  private let last: Double

  init(_ scale: PositionScale) {
    transform = scale.transform
    magnifier = scale.magnifier
    low = scale.transform.apply(scale.start) * magnifier
    isIdentity = scale.transform == .identity && magnifier == 1
    let length = scale.range.upperBound - scale.range.lowerBound
    factor = length / (scale.transform.apply(scale.end) * magnifier - low)
    offset = scale.range.lowerBound
    first = scale.range.lowerBound - length * 1e-9
    last = scale.range.upperBound + length * 1e-9
  }

  /// The place of a value; not finite where the value is not, or is not on the scale.
  subscript(value: Double) -> Double {
    let above = isIdentity ? value - low : transform.apply(value) * magnifier - low
    return offset + above * factor
  }

  func contains(_ place: Double) -> Bool {
    place >= first && place <= last
  }
}
