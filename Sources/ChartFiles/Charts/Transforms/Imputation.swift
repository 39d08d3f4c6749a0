/// The values that missing ones get.
struct Imputation {
  private let def: ImputeDef
  private let values: [Double]
  private let isNew: [Bool]
  private let groups: [Int32]

  /// - Parameters:
  ///   - values: of the rows that were there.
  ///   - isNew: for each row, those that were added behind.
  ///   - groups: the number of each row's group.
  init(_ def: ImputeDef, values: [Double], isNew: [Bool], groups: [Int32]) {
    self.def = def
    self.values = values
    self.isNew = isNew
    self.groups = groups
  }

  /// All values; `order` is that of the keys.
  func filled(order: [Double]) -> [Double] {
    let known = isNew.indices.map { isNew[$0] ? .nan : values[$0] }
    guard let operation else {
      return isNew.indices.map { isNew[$0] ? def.value ?? .nan : values[$0] }
    }
    var members: [Int32: [Int]] = [:]
    for row in isNew.indices { members[groups[row], default: []].append(row) }
    var filled = known
    for rows in members.values {
      let sorted = rows.sorted { (order[$0], $0) < (order[$1], $1) }
      // The middle of a frame that has no end is that of all rows.
      let whole = def.frame == nil ? value(sorted[...], known, operation) : .nan
      for index in sorted.indices where !known[sorted[index]].isFinite {
        guard let frame = def.frame else {
          filled[sorted[index]] = whole
          continue
        }
        let low = frame[0].value.map { max(0, min(sorted.count, index + $0)) } ?? 0
        let high =
          frame[1].value.map { max(low, min(sorted.count, index + $0 + 1)) } ?? sorted.count
        filled[sorted[index]] = value(sorted[low..<max(low, high)], known, operation)
      }
    }
    return filled
  }

  private func value(
    _ rows: ArraySlice<Int>, _ known: [Double], _ operation: AggregateOperation
  ) -> Double {
    operation.value(rows.map { known[$0] }.filter(\.isFinite))
  }

  /// nil for a constant.
  private var operation: AggregateOperation? {
    switch def.method {
    case nil, .value: nil
    case .mean: .mean
    case .median: .median
    case .min: .min
    case .max: .max
    }
  }
}
