import Glibc

/// How densely values lie, by a sum of Gaussian curves.
struct KernelDensity {
  private let values: [Double]
  /// The standard deviation of each curve.
  let bandwidth: Double

  /// nil where the values do not say how wide the curves are.
  ///
  /// - Parameter bandwidth: 0 for Scott's rule, as Vega has it: 1.06 min(s, (q3 - q1) / 1.34) / n^0.2
  ///   (Scott, Multivariate Density Estimation, 1992); s alone where the quartiles are equal.
  init?(_ values: [Double], bandwidth: Double) {
    self.values = values
    guard bandwidth == 0 else {
      guard !values.isEmpty else { return nil }
      self.bandwidth = bandwidth
      return
    }
    let deviation = AggregateOperation.stdev.value(values)
    let quartiles =
      (AggregateOperation.q3.value(values) - AggregateOperation.q1.value(values)) / 1.34
    let spread = quartiles > 0 ? min(deviation, quartiles) : deviation
    self.bandwidth = 1.06 * spread * pow(Double(values.count), -0.2)
    guard self.bandwidth > 0, self.bandwidth.isFinite else { return nil }
  }

  func density(at place: Double) -> Double {
    let sum = values.reduce(0.0) { sum, value in
      let t = (place - value) / bandwidth
      return sum + exp(-t * t / 2)
    }
    return sum / (Double(values.count) * bandwidth * (2 * Double.pi).squareRoot())
  }

  func part(below place: Double) -> Double {
    let sum = values.reduce(0.0) { sum, value in
      sum + erfc((value - place) / bandwidth / 2.squareRoot()) / 2
    }
    return sum / Double(values.count)
  }
}
