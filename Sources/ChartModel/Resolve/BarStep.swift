/// The distance from bar to bar along an axis of their footprint, shared by all bars of a chart.
struct BarStep {
  private let transform: ScaleTransform
  /// Between the nearest two bars, in transformed units; 1 between categories.
  private let step: Double

  init(_ bars: BarBasis?, _ transform: ScaleTransform, isCategory: Bool = false) {
    self.transform = transform
    step = isCategory ? 1 : bars?.step ?? BarStep.lone(bars?.first ?? 0, transform)
  }

  /// The step of a bar that stands alone.
  private static func lone(_ place: Double, _ transform: ScaleTransform) -> Double {
    place == 0 ? 1 : transform == .log ? 0.5 : abs(place) * 0.1
  }

  /// The lower and the upper sides of bars at these values.
  func sides(of values: [Double], _ dimension: BarDimension) -> (low: [Double], high: [Double]) {
    switch dimension {
    case .automatic: return sides(of: values, ratio: 0.7)
    case .ratio(let ratio): return sides(of: values, ratio: BarStep.positive(ratio))
    case .fixed(let length):
      let half = BarStep.positive(length) / 2
      return (values.map { $0 - half }, values.map { $0 + half })
    }
  }

  private func sides(of values: [Double], ratio: Double) -> (low: [Double], high: [Double]) {
    let half = step * ratio / 2
    func moved(_ distance: Double) -> [Double] {
      values.map { value in
        // Not every place has a value: the side of a bar near zero of a logarithm has.
        let place = transform.apply(value)
        return place.isFinite ? transform.invert(place + distance) : value
      }
    }
    return (moved(-half), moved(half))
  }

  private static func positive(_ length: Double) -> Double {
    length.isFinite ? max(length, 0) : 0
  }
}
