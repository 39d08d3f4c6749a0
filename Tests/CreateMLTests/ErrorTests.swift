import CreateML
import TabularData
import Testing

@Suite("Errors of a linear regressor are sentences")
struct ErrorTests {
  private static var lists: AnyColumn {
    Column(name: "D", contents: [[1], [2]]).eraseToAnyColumn()
  }
  private static var texts: AnyColumn {
    Column(name: "T", contents: ["a", "b"]).eraseToAnyColumn()
  }
  private static var numbers: [AnyColumn] { table(("X", [1, 2]), ("Y", [1, 2])).columns }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var target = "Y"
    var features: [String]?
    var parameters: @Sendable () -> MLLinearRegressor.ModelParameters = { .init() }
    var sentence: String
  }

  static let mistakes: [Mistake] = [
    Mistake(
      testDescription: "no target", target: "Q",
      sentence: "The data has no target column 'Q'; it has X, Y, T, D."),
    Mistake(
      testDescription: "no feature", features: ["X", "Z"],
      sentence: "The data has no feature column 'Z'; it has X, Y, T, D."),
    Mistake(
      testDescription: "texts as target", target: "T",
      sentence: "The target column 'T' holds String values; a linear regression predicts "
        + "numbers, so give it a column of integers or floating-point numbers."),
    Mistake(
      testDescription: "lists as feature",
      sentence: "The feature column 'D' holds Array<Int> values; a feature is a column of numbers, "
        + "truth values or texts. Name the columns to use in featureColumns."),
    Mistake(
      testDescription: "target as feature", features: ["X", "Y"],
      sentence: "The target column 'Y' is also among the feature columns; leave it out of them."),
    Mistake(
      testDescription: "no features", features: [],
      sentence: "There is no feature column to predict 'Y' from; give the data another column."),
    Mistake(
      testDescription: "negative penalty", features: ["X"],
      parameters: { .init(l2Penalty: -1) },
      sentence: "The parameter l2Penalty is -1.0; it must be a finite number of at least 0."),
    Mistake(
      testDescription: "all rows set aside", features: ["X"],
      parameters: { .init(validation: .split(strategy: .fixed(ratio: 1, seed: nil))) },
      sentence: "The parameter ratio is 1.0; it must be at least 0 and less than 1."),
  ]

  @Test("in training", arguments: mistakes)
  func training(_ mistake: Mistake) {
    let data = DataFrame(columns: Self.numbers + [Self.texts, Self.lists])
    let error = #expect(throws: MLCreateError.self) {
      try MLLinearRegressor(
        trainingData: data, targetColumn: mistake.target, featureColumns: mistake.features,
        parameters: mistake.parameters())
    }
    #expect(error?.description == mistake.sentence)
  }

  @Test("where there are no rows", arguments: [[], [nil, 1], [.nan, 1]])
  func noRows(_ x: [Double?]) {
    let error = #expect(throws: MLCreateError.self) {
      try MLLinearRegressor(
        trainingData: table(("X", x), ("Y", [1, nil])), targetColumn: "Y")
    }
    #expect(
      error?.description
        == "No row has a finite value in each of the columns X, Y; a regression needs at least one."
    )
  }

  @Test("in predicting")
  func predicting() throws {
    let numbers = DataFrame(columns: Self.numbers)
    let model = try MLLinearRegressor(trainingData: numbers, targetColumn: "Y")
    let missing = #expect(throws: MLCreateError.self) {
      try model.predictions(from: DataFrame())
    }
    #expect(missing?.description == "The data has no feature column 'X'; it has none.")
    var texts = Self.texts
    texts.name = "X"
    let changed = #expect(throws: MLCreateError.self) {
      try model.predictions(from: DataFrame(columns: [texts]))
    }
    #expect(
      changed?.description == "The feature column 'X' holds String values, but the model was "
        + "trained on numbers there.")
  }
}
