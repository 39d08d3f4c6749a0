import CreateML
import TabularData
import Testing

/// Expected numbers were computed with another program (numpy's lstsq and solve), and lasso by
/// coordinate descent on the full matrix.
@Suite("A regression of the penguins")
struct PenguinTests {
  private func regressor(
    _ features: [String] = ["Flipper", "Bill"],
    l1: Double = 0, l2: Double = 0, rescaling: Bool = true
  ) throws -> MLLinearRegressor {
    try MLLinearRegressor(
      trainingData: Penguins.data, targetColumn: "Mass", featureColumns: features,
      parameters: .init(l1Penalty: l1, l2Penalty: l2, featureRescaling: rescaling))
  }

  private func isNear(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-10) -> Bool {
    a.map { abs($0 - b) < tolerance } ?? false
  }

  @Test("has the plane of least squares")
  func plane() throws {
    let model = try regressor()
    let origin = try #require(try model.value(("Flipper", 0), ("Bill", 0)))
    let flipper = try #require(try model.value(("Flipper", 1), ("Bill", 0)))
    let bill = try #require(try model.value(("Flipper", 0), ("Bill", 1)))
    #expect(isNear(origin, -5.7368971608385655))
    #expect(isNear(flipper - origin, 0.04814485911821113))
    #expect(isNear(bill - origin, 0.006047487528852284))
    #expect(isNear(try model.value(("Flipper", 180), ("Bill", 40)), 3.171076981593529))
    #expect(isNear(model.trainingMetrics.rootMeanSquaredError, 0.3923356546301078))
    #expect(isNear(model.trainingMetrics.maximumError, 1.2875530794393977))
  }

  @Test("with species has parallel planes")
  func species() throws {
    let model = try regressor(["Flipper", "Bill", "Species"])
    let rows = DataFrame(columns: [
      Column(name: "Flipper", contents: [200, 200, 200, 200]).eraseToAnyColumn(),
      Column(name: "Bill", contents: [45.0, 45, 45, 45]).eraseToAnyColumn(),
      Column(name: "Species", contents: ["Adelie", "Chinstrap", "Gentoo", "Emperor"])
        .eraseToAnyColumn(),
    ])
    let values = try model.values(rows)
    #expect(isNear(values[0], 4.359519577468729))
    #expect(isNear(values[1], 3.610957298907908))
    #expect(isNear(values[2], 4.44995488885956))
    #expect(values[3] == nil, "a species that training did not see")
  }

  @Test("with a penalty of squares is shrunk, in the unit asked for")
  func ridge() throws {
    let scaled = try regressor(l2: 10)
    let plain = try regressor(l2: 10, rescaling: false)
    #expect(isNear(try scaled.value(("Flipper", 200), ("Bill", 45)), 4.1700222839787315))
    #expect(isNear(try plain.value(("Flipper", 200), ("Bill", 45)), 4.164232192873801))
  }

  @Test(
    "with a penalty of sizes loses a feature",
    arguments: [(50.0, 4.161046559352819), (400, 4.194399012821868)])
  func lasso(penalty: Double, expected: Double) throws {
    let model = try regressor(l1: penalty)
    #expect(isNear(try model.value(("Flipper", 200), ("Bill", 45)), expected))
    #expect(isNear(try model.value(("Flipper", 200), ("Bill", 5000)), expected))
  }

  @Test("is validated by a model that did not see the rows, and trained with all of them")
  func validation() throws {
    let split = try regressor()
    let none = try MLLinearRegressor(
      trainingData: Penguins.data, targetColumn: "Mass", featureColumns: ["Flipper", "Bill"],
      parameters: .init(validation: .none))
    #expect(try split.values(Penguins.data) == none.values(Penguins.data))
    #expect(try split.validationMetrics.maximumError == regressor().validationMetrics.maximumError)
    #expect(split.validationMetrics.isValid)
    #expect((0.25..<0.6).contains(split.validationMetrics.rootMeanSquaredError))
    #expect(split.validationMetrics.maximumError != split.trainingMetrics.maximumError)
    #expect(!none.validationMetrics.isValid)
    #expect(none.validationMetrics.rootMeanSquaredError.isNaN)
    #expect(
      none.validationMetrics.description
        == "No rows were set aside to validate the predictions of 'Mass' with.")
  }

  @Test("measures other rows")
  func evaluation() throws {
    let model = try MLLinearRegressor(
      trainingData: Penguins.data, targetColumn: "Mass", featureColumns: ["Flipper", "Bill"],
      parameters: .init(validation: .dataFrame(Penguins.data)))
    let expected = model.trainingMetrics.rootMeanSquaredError
    #expect(isNear(model.validationMetrics.rootMeanSquaredError, expected))
    #expect(isNear(model.evaluation(on: Penguins.data).rootMeanSquaredError, expected))
    #expect(!model.evaluation(on: DataFrame()).isValid)
  }
}
