import TabularData

extension MLLinearRegressor {
  /// How a linear regressor is trained.
  ///
  /// The model minimises the sum of the squared errors, plus `l2Penalty` times the sum of the
  /// squared weights, plus `l1Penalty` times the sum of the absolute weights. Weights belong to
  /// features less their means, in their unit or (`featureRescaling`) divided by their standard
  /// deviation. The intercept has no penalty.
  public struct ModelParameters {
    /// What the model is validated with; it never takes rows from the model's training.
    public var validation: ValidationData
    /// Has no effect: the solution is found directly, not by a number of passes.
    public var maxIterations: Int
    /// The penalty of the absolute weights, 0 or more; large ones make weights vanish (lasso).
    public var l1Penalty: Double
    /// The penalty of the squared weights, 0 or more (ridge regression).
    ///
    /// 0 by default, so that the model is the plane of least squares; Apple's default is 0.01.
    public var l2Penalty: Double
    /// Has no effect: the solution is found directly, not step by step.
    public var stepSize: Double
    /// Has no effect: the solution is exact to the precision of `Double`.
    public var convergenceThreshold: Double
    /// Whether penalties are to the features divided by their standard deviations.
    ///
    /// Without a penalty the solution does not depend on it.
    public var featureRescaling: Bool

    /// Parameters, with those that are not given at their defaults.
    public init(
      validation: ValidationData = .split(strategy: .automatic),
      maxIterations: Int = 10,
      l1Penalty: Double = 0,
      l2Penalty: Double = 0,
      stepSize: Double = 1,
      convergenceThreshold: Double = 0.01,
      featureRescaling: Bool = true
    ) {
      self.validation = validation
      self.maxIterations = maxIterations
      self.l1Penalty = l1Penalty
      self.l2Penalty = l2Penalty
      self.stepSize = stepSize
      self.convergenceThreshold = convergenceThreshold
      self.featureRescaling = featureRescaling
    }

    /// What a model is validated with.
    public enum ValidationData {
      /// Rows of the training data.
      ///
      /// The metrics are those of a second model that did not see these rows; the model itself is
      /// trained with all of them.
      case split(strategy: MLSplitStrategy)
      /// Other rows, with the same columns.
      case dataFrame(DataFrame)
      /// Nothing.
      case none
    }
  }
}

extension MLLinearRegressor.ModelParameters {
  /// The penalties, checked.
  func penalty() throws(MLCreateError) -> Penalty {
    for (name, value) in [("l1Penalty", l1Penalty), ("l2Penalty", l2Penalty)] {
      guard value >= 0, value.isFinite else {
        throw .outOfRange(name, value: value, allowed: "a finite number of at least 0")
      }
    }
    return Penalty(absolute: l1Penalty, squared: l2Penalty, isOfScaled: featureRescaling)
  }
}
