import Glibc

/// What of the values of a function an automatic domain shows: all of them, but for poles.
struct FunctionExtent {
  let low: Double
  let high: Double

  private static let count = 1000

  /// Inputs spread evenly.
  ///
  /// Even in number, so that none is the middle of a symmetric domain, where many functions of
  /// interest are not defined.
  static func inputs(_ low: Double, _ high: Double) -> [Double] {
    (0..<count).map { low + (high - low) * Double($0) / Double(count - 1) }
  }

  /// nil where no value is finite.
  init?(of value: (Double) -> Double, at inputs: [Double]) {
    let values = inputs.map(value)
    let sorted = values.filter(\.isFinite).sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let finite = values.indices.filter { values[$0].isFinite }
    let middle = sorted[sorted.count / 2]
    func isPole(_ sign: Double) -> Bool {
      guard let peak = finite.max(by: { sign * values[$0] < sign * values[$1] }) else {
        return false
      }
      return FunctionExtent.growth(
        { sign * (value($0) - middle) }, from: inputs[max(peak - 1, 0)],
        to: inputs[min(peak + 1, inputs.count - 1)], peak: sign * (values[peak] - middle))
        > FunctionExtent.greatestGrowth
    }
    /// The value that a share of the values are below.
    func quantile(_ share: Double) -> Double { sorted[Int(Double(sorted.count - 1) * share)] }
    high = isPole(1) ? quantile(0.95) : greatest
    low = isPole(-1) ? quantile(0.05) : least
  }

  /// A peak of a smooth function grows little as one looks closer; at a pole there is no end of it.
  private static let greatestGrowth = 20.0
  private static let rounds = 6
  private static let parts = 32

  /// How much higher than at the samples a function is about their peak.
  private static func growth(
    _ value: (Double) -> Double, from start: Double, to end: Double, peak: Double
  ) -> Double {
    var (start, end, highest) = (start, end, peak)
    for _ in 0..<rounds {
      let step = (end - start) / Double(parts)
      let inputs = (0...parts).map { start + step * Double($0) }
      let values = inputs.map(value)
      if values.contains(.infinity) { return .infinity }
      guard
        let best = values.indices.filter({ values[$0].isFinite })
          .max(by: { values[$0] < values[$1] })
      else { break }
      highest = max(highest, values[best])
      (start, end) = (inputs[max(best - 1, 0)], inputs[min(best + 1, parts)])
    }
    return highest / max(peak, .leastNormalMagnitude)
  }
}
