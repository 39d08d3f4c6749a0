/// What weights cost in a regression, beside the squared errors.
struct Penalty {
  /// Times the sum of the absolute weights.
  var absolute: Double
  /// Times the sum of the squared weights.
  var squared: Double
  /// Whether weights are those of columns divided by their standard deviation.
  var isOfScaled: Bool

  /// How many units of penalised weight one unit of a scaled column's weight is.
  func factor(standardDeviation: Double) -> Double {
    isOfScaled ? 1 : 1 / standardDeviation
  }
}
