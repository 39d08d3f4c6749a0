import CreateML
import Foundation
import TabularData

/// A data frame of columns of numbers.
func table(_ columns: (name: String, values: [Double?])...) -> DataFrame {
  DataFrame(
    columns: columns.map { Column(name: $0.name, contents: $0.values).eraseToAnyColumn() })
}

/// Numbers that look random and are the same each time, from -1 to 1.
func noise(_ count: Int, seed: Double) -> [Double] {
  (0..<count).map { index in
    let i = Double(index)
    return sin(seed + i * i * 0.7 + i * 12.9898)
  }
}

extension MLLinearRegressor {
  /// The predictions of every row of a table.
  func values(_ data: DataFrame) throws -> [Double?] {
    Array(try predictions(from: data).assumingType(Double.self))
  }

  /// The prediction of one row of numbers.
  func value(_ features: (name: String, value: Double)...) throws -> Double? {
    let columns = features.map { Column(name: $0.name, contents: [$0.value]).eraseToAnyColumn() }
    return try predictions(from: DataFrame(columns: columns)).first as? Double
  }
}

/// The penguins of `Examples`: flipper (mm), bill (mm), mass (kg) and species.
enum Penguins {
  static var data: DataFrame {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/penguins.csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let mass = rows.map { Double($0[5]).map { $0 / 1000 } }
    return DataFrame(columns: [
      Column(name: "Flipper", contents: rows.map { Double($0[4]) }).eraseToAnyColumn(),
      Column(name: "Bill", contents: rows.map { Double($0[2]) }).eraseToAnyColumn(),
      Column(name: "Mass", contents: mass).eraseToAnyColumn(),
      Column(name: "Species", contents: rows.map { String($0[0]) }).eraseToAnyColumn(),
    ])
  }
}
