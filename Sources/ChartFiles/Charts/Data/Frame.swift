import ChartModel
import Diagnostics

/// Rows in columns, by the names of their fields.
struct Frame: Sendable {
  private(set) var count: Int
  /// In the order in which they came.
  private(set) var names: [String] = []
  private var columns: [String: TypedColumn] = [:]
  /// Fields that the data has besides, which no one asked for.
  var unread: [String] = []

  init(count: Int) {
    self.count = count
  }

  /// All fields, for messages.
  var known: [String] { unread + names.filter { !unread.contains($0) } }

  subscript(name: String) -> TypedColumn? { columns[name] }

  /// Adds a field, or puts it in the place of one.
  ///
  /// - Parameter column: as long as the others.
  mutating func set(_ name: String, _ column: TypedColumn) {
    if columns[name] == nil { names.append(name) }
    columns[name] = column
  }

  mutating func set(_ name: String, numbers: [Double]) {
    set(name, TypedColumn(kind: .numbers, values: .numbers(numbers)))
  }

  mutating func set(_ name: String, texts: CategoryColumn) {
    set(name, TypedColumn(kind: .texts, values: .categories(texts)))
  }

  /// The rows at some indices, in that order.
  func picked(_ rows: [Int]) -> Frame {
    var picked = self
    let order = rows.map { $0 as Int? }
    picked.count = rows.count
    picked.columns = columns.mapValues {
      TypedColumn(kind: $0.kind, values: $0.values.picked(order))
    }
    return picked
  }

  /// A number for each row, equal where all of some fields are; and the first row of each number.
  func groups(_ names: [String]) -> (numbers: [Int32], firsts: [Int]) {
    var numbers = [Int32](repeating: 0, count: count)
    for (index, name) in names.enumerated() {
      guard let codes = columns[name]?.values.groupCodes else { continue }
      numbers =
        index == 0 ? codes.numbered : zip(numbers, codes).map { SIMD2($0, $1) }.numbered
    }
    var firsts: [Int] = []
    for (row, number) in numbers.enumerated() where number == firsts.count { firsts.append(row) }
    return (numbers, firsts)
  }
}

extension Column {
  /// A number for each value, equal where the values are; all missing ones are alike.
  var groupCodes: [Int32] {
    switch self {
    case .categories(let column): column.codes
    case .numbers(let values), .dates(let values):
      values.map { $0.isNaN ? UInt64.max : ($0 == 0 ? 0.0 : $0).bitPattern }.numbered
    }
  }
}

extension Frame {
  /// What a message says of a field that there is not.
  func unknown(_ name: String) -> String {
    let start = "there is no field '\(name.shortened(to: 40))'"
    if let near = nearest(to: name, in: known) { return "\(start); did you mean '\(near)'?" }
    return known.isEmpty
      ? "\(start): the data has no fields"
      : "\(start); there are "
        + known.prefix(20).map { "'\($0.shortened(to: 40))'" }.joined(separator: ", ")
        + (known.count > 20 ? " and \(known.count - 20) more" : "")
  }
}
