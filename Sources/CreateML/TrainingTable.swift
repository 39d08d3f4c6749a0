import TabularData

/// The columns that a model is trained with, as numbers and texts.
struct TrainingTable {
  /// The values of a feature, in every row.
  enum Values {
    case numbers([Double?])
    case texts([String?])
  }

  /// A feature.
  struct Feature {
    var name: String
    var values: Values
  }

  let targetName: String
  let target: [Double?]
  let features: [Feature]
  /// The rows in which nothing is missing, infinite or not a number.
  let completeRows: [Int]

  /// Reads the columns of a data frame.
  ///
  /// - Parameter featureNames: nil for every column but the target.
  init(
    _ data: DataFrame, target targetName: String, features featureNames: [String]?
  ) throws(MLCreateError) {
    let target = try data.column(targetName, role: "target")
    guard let targetValues = target.numbers() else {
      throw .notNumeric(target: targetName, holds: target.wrappedElementType)
    }
    let names = featureNames ?? data.columns.map(\.name).filter { $0 != targetName }
    guard !names.contains(targetName) else { throw .targetIsFeature(targetName) }
    guard !names.isEmpty else { throw .noFeatures(target: targetName) }
    var features: [Feature] = []
    for name in names { features.append(try Self.feature(name, in: data)) }
    completeRows = targetValues.indices.filter { row in
      targetValues[row].isPresent && features.allSatisfy { $0.values.isPresent(at: row) }
    }
    guard !completeRows.isEmpty else { throw .noRows(columns: names + [targetName]) }
    self.targetName = targetName
    self.target = targetValues
    self.features = features
  }

  private static func feature(_ name: String, in data: DataFrame) throws(MLCreateError) -> Feature {
    let column = try data.column(name, role: "feature")
    if let numbers = column.numbers() { return Feature(name: name, values: .numbers(numbers)) }
    if let texts = column.texts() { return Feature(name: name, values: .texts(texts)) }
    throw .notAFeature(name, holds: column.wrappedElementType)
  }
}

extension TrainingTable.Values {
  func isPresent(at row: Int) -> Bool {
    switch self {
    case .numbers(let numbers): numbers[row].isPresent
    case .texts(let texts): texts[row] != nil
    }
  }
}

extension Double? {
  /// Whether it is neither missing, nor infinite, nor not a number.
  var isPresent: Bool { self?.isFinite ?? false }
}

extension DataFrame {
  /// The column of a name; throws a sentence where there is none.
  func column(_ name: String, role: String) throws(MLCreateError) -> AnyColumn {
    guard let index = indexOfColumn(name) else {
      throw .noColumn(name, role: role, among: columns.map(\.name))
    }
    return columns[index]
  }
}
