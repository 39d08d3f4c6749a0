import TabularData

extension LinearModel {
  /// How far predictions are from the truth, in some rows of a table.
  ///
  /// - Parameter rows: nil for all of them.
  func metrics(on data: DataFrame, rows: [Int]? = nil) -> MLRegressorMetrics {
    do throws(MLCreateError) {
      let target = try data.column(targetName, role: "target")
      guard let truths = target.numbers() else {
        throw MLCreateError.notNumeric(target: targetName, holds: target.wrappedElementType)
      }
      let predictions = try predictions(from: data)
      let rows = rows ?? Array(truths.indices)
      return MLRegressorMetrics(
        predictions: rows.map { predictions[$0] }, truths: rows.map { truths[$0] }, of: targetName)
    } catch {
      return MLRegressorMetrics(error: error)
    }
  }
}
