import TabularData

/// A regressor that predicts a target as a linear function of features: a plane of least squares.
///
/// Features are columns of numbers of any type, of truth values (0 and 1), or of texts, each of
/// which then has a share of its own. A row in which the target or a feature is missing, infinite
/// or not a number takes no part in training. Where features depend on each other, the smallest
/// weights are taken of all that fit equally well; a feature that does not vary has none.
///
/// Time and memory grow with rows x columns² and rows x columns, a different text being a column.
public struct MLLinearRegressor: Sendable {
  /// The column that it predicts.
  public var targetColumn: String { linearModel.targetName }
  /// The columns that it predicts from.
  public var featureColumns: [String] { linearModel.terms.map(\.name) }
  /// How well it fits the rows that it was trained with.
  public let trainingMetrics: MLRegressorMetrics
  /// How well it may be expected to predict others: see `ModelParameters.validation`.
  public let validationMetrics: MLRegressorMetrics

  private let linearModel: LinearModel

  /// Trains a regressor.
  ///
  /// - Parameters:
  ///   - trainingData: the table.
  ///   - targetColumn: the column to predict, of numbers.
  ///   - featureColumns: the columns to predict from; nil for all others.
  ///   - parameters: penalties, and what to validate with.
  /// - Throws: `MLCreateError`, a sentence that names the column at fault.
  public init(
    trainingData: DataFrame,
    targetColumn: String,
    featureColumns: [String]? = nil,
    parameters: ModelParameters = ModelParameters(validation: .split(strategy: .automatic))
  ) throws {
    let penalty = try parameters.penalty()
    let table = try TrainingTable(trainingData, target: targetColumn, features: featureColumns)
    let model = LinearModel(table, rows: table.completeRows, penalty: penalty)
    linearModel = model
    trainingMetrics = model.metrics(on: trainingData, rows: table.completeRows)
    switch parameters.validation {
    case .split(let strategy):
      let (training, validation) = try strategy.split(table.completeRows)
      validationMetrics =
        validation.isEmpty
        ? MLRegressorMetrics(error: .notValidated(targetColumn))
        : LinearModel(table, rows: training, penalty: penalty)
          .metrics(on: trainingData, rows: validation)
    case .dataFrame(let data):
      validationMetrics = model.metrics(on: data)
    case .none:
      validationMetrics = MLRegressorMetrics(error: .notValidated(targetColumn))
    }
  }

  /// Predicts the target of every row.
  ///
  /// - Returns: a column of `Double` with the target's name. A prediction is missing where a feature
  ///   is missing, infinite or not a number, or a text that no row of the training had.
  /// - Throws: `MLCreateError` where a feature's column is not there or holds other values than
  ///   it did in training.
  public func predictions(from data: DataFrame) throws -> AnyColumn {
    Column(name: targetColumn, contents: try linearModel.predictions(from: data))
      .eraseToAnyColumn()
  }

  /// Measures how well it predicts the rows of a table that has the target too.
  public func evaluation(on labeledData: DataFrame) -> MLRegressorMetrics {
    linearModel.metrics(on: labeledData)
  }
}

extension MLLinearRegressor: CustomStringConvertible, CustomDebugStringConvertible {
  /// What it predicts from what, and how well.
  public var description: String {
    """
    Linear regressor of '\(targetColumn)' from \(featureColumns.joined(separator: ", "))
    Training: \(trainingMetrics)
    Validation: \(validationMetrics)
    """
  }

  /// What it predicts from what, and how well.
  public var debugDescription: String { description }
}
