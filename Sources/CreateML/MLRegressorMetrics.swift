/// How far a regressor's predictions are from the truth.
public struct MLRegressorMetrics: Sendable {
  /// The largest absolute difference, in the unit of the target; NaN where `isValid` is false.
  public let maximumError: Double
  /// The root of the mean squared difference, in the same unit; NaN where `isValid` is false.
  public let rootMeanSquaredError: Double
  /// Why there are no metrics, or nil where there are.
  public let error: (any Error)?

  /// Whether there was something to measure.
  public var isValid: Bool { error == nil }

  /// Metrics that are known.
  public init(maximumError: Double, rootMeanSquaredError: Double) {
    self.maximumError = maximumError
    self.rootMeanSquaredError = rootMeanSquaredError
    error = nil
  }

  /// No metrics, for a reason.
  init(error: MLCreateError) {
    maximumError = .nan
    rootMeanSquaredError = .nan
    self.error = error
  }

  /// Metrics of pairs that have both values; others are left out.
  init(predictions: [Double?], truths: [Double?], of target: String) {
    let errors = zip(predictions, truths).compactMap { prediction, truth in
      if let prediction, let truth, truth.isFinite { abs(prediction - truth) } else { nil }
    }
    guard let largest = errors.max() else {
      self.init(
        error: .generic(
          reason: "No row has both a value and a prediction of '\(target)' to compare."))
      return
    }
    // Divided by the largest, squares do not overflow.
    let unit = largest > 0 ? largest : 1
    let squares = errors.reduce(0) { $0 + ($1 / unit) * ($1 / unit) }
    self.init(
      maximumError: largest,
      rootMeanSquaredError: unit * (squares / Double(errors.count)).squareRoot())
  }
}

extension MLRegressorMetrics: CustomStringConvertible, CustomDebugStringConvertible {
  /// Both numbers, or why there are none.
  public var description: String {
    error.map { "\($0)" }
      ?? "root mean squared error \(rootMeanSquaredError), maximum error \(maximumError)"
  }

  /// Both numbers, or why there are none.
  public var debugDescription: String { description }
}
