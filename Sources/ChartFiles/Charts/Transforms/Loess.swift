/// A curve by straight regressions of the neighbors of each place, with tricube weights, and twice
/// again with less weight for outliers (Cleveland, Robust Locally Weighted Regression and Smoothing
/// Scatterplots, JASA 74, 1979).
struct Loess {
  let x: [Double]
  private let y: [Double]
  private let neighbors: Int
  private(set) var fitted: [Double] = []

  /// - Parameters:
  ///   - x: ascending, with at least two different values.
  ///   - bandwidth: the part of the points that are neighbors; there are at least two.
  init(_ x: [Double], _ y: [Double], bandwidth: Double) {
    self.x = x
    self.y = y
    neighbors = min(x.count, max(2, Int((bandwidth * Double(x.count)).rounded())))
    var weights = [Double](repeating: 1, count: x.count)
    for round in 0...2 {
      fitted = fit(weights)
      if round < 2 {
        guard let next = bisquares(zip(y, fitted).map { abs($0 - $1) }) else { return }
        weights = next
      }
    }
  }

  private func fit(_ robustness: [Double]) -> [Double] {
    var low = 0
    return x.indices.map { index in
      while low + neighbors < x.count, x[low + neighbors] - x[index] < x[index] - x[low] {
        low += 1
      }
      return value(at: x[index], low..<low + neighbors, robustness)
    }
  }

  /// The value of the regression of some points.
  private func value(at place: Double, _ points: Range<Int>, _ robustness: [Double]) -> Double {
    let reach = max(place - x[points.lowerBound], x[points.upperBound - 1] - place)
    var (sum, sumX, sumY, sumXX, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      // Measured from the place, where the value is the one at zero.
      let distance = x[point] - place
      let part = reach > 0 ? abs(distance) / reach : 0
      let cubed = 1 - part * part * part
      // Neighbors at the edge have a little weight, so that two are a line.
      let weight = max(cubed * cubed * cubed, 1e-6) * robustness[point]
      sum += weight
      sumX += weight * distance
      sumY += weight * y[point]
      sumXX += weight * distance * distance
      sumXY += weight * distance * y[point]
    }
    guard sum > 0 else { return y[points.lowerBound] }
    let (meanX, meanY) = (sumX / sum, sumY / sum)
    let spread = sumXX / sum - meanX * meanX
    guard spread > 1e-24 * max(1, reach * reach) else { return meanY }
    return meanY - meanX * (sumXY / sum - meanX * meanY) / spread
  }

  /// Weights by how far points are off, in six medians of that; nil where most are on the curve.
  private func bisquares(_ residuals: [Double]) -> [Double]? {
    let scale = 6 * AggregateOperation.median.value(residuals)
    guard scale > 1e-12 * (residuals.max() ?? 0), scale.isFinite else { return nil }
    return residuals.map { residual in
      let part = 1 - (residual / scale) * (residual / scale)
      return residual < scale ? max(part * part, 1e-6) : 1e-6
    }
  }
}
