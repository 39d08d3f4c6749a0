import CreateML
import TabularData
import Testing

@Suite("A linear regressor")
struct LinearRegressorTests {
  private func isNear(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-10) -> Bool {
    a.map { abs($0 - b) < tolerance } ?? false
  }

  @Test("recovers an exact plane", arguments: [0.0, 2000, 1e6])
  func plane(offset: Double) throws {
    let x = noise(40, seed: 1).map { offset + 3 * $0 }
    let z = noise(40, seed: 2).map { 50 * $0 }
    let y = zip(x, z).map { 2 * ($0 - offset) - 0.5 * $1 + 7 }
    let model = try MLLinearRegressor(
      trainingData: table(("X", x), ("Z", z), ("Y", y)), targetColumn: "Y")
    let tolerance = 1e-10 * max(1, offset / 1000)
    #expect(isNear(try model.value(("X", offset + 4), ("Z", -60)), 45, tolerance))
    #expect(isNear(try model.value(("Z", 0), ("X", offset)), 7, tolerance))
    #expect(model.featureColumns == ["X", "Z"])
    #expect(model.targetColumn == "Y")
    #expect(model.trainingMetrics.maximumError < tolerance)
  }

  @Test("takes numbers of any type, and truth values")
  func types() throws {
    func fit<T>(_ values: [T]) throws -> MLLinearRegressor {
      let data = DataFrame(columns: [
        Column(name: "X", contents: values).eraseToAnyColumn(),
        Column(name: "Y", contents: [1, 3]).eraseToAnyColumn(),
      ])
      return try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    }
    let models = try [
      fit([0, 1]), fit([0, 1] as [Float]), fit([0, 1] as [UInt8]), fit([0, 1] as [Int64]),
      fit([false, true]),
    ]
    for model in models { #expect(isNear(try model.value(("X", 2)), 5)) }
  }

  @Test("shares a weight between features that depend on each other")
  func collinear() throws {
    let x = noise(30, seed: 3)
    let w = noise(30, seed: 4)
    let y = zip(x, w).map { 3 * $0 + $1 }
    let data = table(
      ("A", x), ("B", x), ("C", x.map { 5 - 2 * $0 }), ("W", w), ("Y", y))
    let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    #expect(model.trainingMetrics.maximumError < 1e-12)
    // Scaled, the three are the same up to sign: each takes a third.
    let origin = try #require(try model.value(("A", 0), ("B", 0), ("C", 5), ("W", 0)))
    #expect(isNear(try model.value(("A", 1), ("B", 0), ("C", 5), ("W", 0)), origin + 1))
    #expect(isNear(try model.value(("A", 0), ("B", 1), ("C", 5), ("W", 0)), origin + 1))
    #expect(isNear(try model.value(("A", 0), ("B", 0), ("C", 3), ("W", 0)), origin + 1))
    #expect(isNear(try model.value(("A", 0), ("B", 0), ("C", 5), ("W", 1)), origin + 1))
  }

  @Test("does not take rounding for information", arguments: [1e3, 1e6, 1e8])
  func rounding(offset: Double) throws {
    let x = noise(30, seed: 6).map { offset + $0 }
    let y = noise(30, seed: 7)
    let one = try MLLinearRegressor(trainingData: table(("X", x), ("Y", y)), targetColumn: "Y")
    let both = try MLLinearRegressor(
      trainingData: table(("X", x), ("Z", x.map { $0 / 3 }), ("Y", y)), targetColumn: "Y")
    let difference =
      one.trainingMetrics.rootMeanSquaredError - both.trainingMetrics.rootMeanSquaredError
    #expect(abs(difference) < 1e-7)
  }

  @Test("finds the smallest weights where there are fewer rows than features")
  func underdetermined() throws {
    let data = table(("A", [0, 1]), ("B", [0, 1]), ("C", [1, 0]), ("Y", [0, 3]))
    let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    #expect(isNear(try model.value(("A", 1), ("B", 1), ("C", 0)), 3))
    #expect(isNear(try model.value(("A", 1), ("B", 0), ("C", 1)), 1))
  }

  @Test("gives no weight to a feature that does not vary")
  func constant() throws {
    let data = table(("A", [0.1, 0.1, 0.1]), ("X", [1, 2, 3]), ("Y", [2, 4, 6]))
    let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    #expect(isNear(try model.value(("A", 1000), ("X", 5)), 10))
  }

  @Test("predicts the mean from one row, or from features that say nothing")
  func oneRow() throws {
    let one = try MLLinearRegressor(
      trainingData: table(("X", [4]), ("Y", [9])), targetColumn: "Y")
    #expect(try one.value(("X", -3)) == 9)
    #expect(one.trainingMetrics.rootMeanSquaredError == 0)
    let same = try MLLinearRegressor(
      trainingData: table(("X", [4, 4]), ("Y", [8, 9])), targetColumn: "Y")
    #expect(isNear(try same.value(("X", 4)), 8.5))
  }

  @Test("leaves out rows in which something is missing, and predicts nothing for them")
  func missing() throws {
    let data = table(
      ("X", [1, nil, 3, .nan, 5, 6]), ("Y", [2, 100, 6, 100, nil, .infinity]))
    let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    let values = try model.values(data)
    #expect(isNear(values[0], 2))
    #expect(values[1] == nil)
    #expect(values[3] == nil)
    #expect(isNear(values[4], 10))
    #expect(isNear(values[5], 12))
    #expect(try model.values(table(("X", [.infinity]))) == [nil])
  }

  @Test("gives each text a share, as the means of groups")
  func categories() throws {
    let data = DataFrame(columns: [
      Column(name: "Kind", contents: ["a", "b", "a", "c", "b", nil]).eraseToAnyColumn(),
      Column(name: "Y", contents: [1, 10, 3, 5, 20, 100]).eraseToAnyColumn(),
    ])
    let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
    let values = try model.values(data)
    for (value, mean) in zip(values, [2.0, 15, 2, 5, 15]) { #expect(isNear(value, mean)) }
    #expect(values[5] == nil)
  }

  @Test("keeps finite where numbers are huge, tiny or nearly dependent")
  func extremes() throws {
    let x = noise(20, seed: 5)
    let tables = [
      table(("X", x.map { $0 * 1e300 }), ("Y", x.map { $0 * 1e300 })),
      table(("X", x.map { $0 * 1e-300 }), ("Y", x)),
      table(("X", x), ("Z", x.map { $0 + 1e-13 }), ("Y", x)),
      table(("X", x), ("Z", x.map { ($0 * 1e8).rounded() / 1e8 }), ("Y", x)),
    ]
    for data in tables {
      let model = try MLLinearRegressor(trainingData: data, targetColumn: "Y")
      let spread = try #require(data["Y", Double.self].compactMap { $0.map(abs) }.max())
      #expect(model.trainingMetrics.maximumError <= 1e-9 * spread)
    }
  }

  @Test("predicts no row from none")
  func emptyPrediction() throws {
    let model = try MLLinearRegressor(
      trainingData: table(("X", [1, 2]), ("Y", [1, 2])), targetColumn: "Y")
    #expect(try model.values(table(("X", []))).isEmpty)
  }
}
