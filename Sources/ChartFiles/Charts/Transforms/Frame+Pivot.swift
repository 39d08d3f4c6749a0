import ChartModel
import Diagnostics

extension Frame {
  /// Makes a column of each value of a field, in the order of the values, and a row of each group.
  mutating func pivot(_ def: PivotDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let names = try column(def.field, "pivot", def.place, decoder).names()
    let values = try column(def.value, "value", def.place, decoder)
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    let operation = def.operation ?? .sum
    var result = Frame(count: firsts.count)
    for name in groups {
      guard let column = self[name] else { continue }
      result.set(name, column.picked(firsts))
    }
    let all = NameOrder.sorted(names.presentNames)
    let limit = def.limit ?? 0
    let kept = limit > 0 ? Array(all.prefix(limit)) : all
    guard kept.count <= 10_000 else {
      throw decoder.fault(
        def.place, "there would be \(kept.count) columns; give 'limit', at most 10000")
    }
    var members: [String: [Int]] = [:]
    for (row, code) in names.codes.enumerated() where code >= 0 {
      members[names.names[Int(code)], default: []].append(row)
    }
    for name in kept {
      let rows = members[name] ?? []
      guard
        let column = operation.values(
          values.picked(rows), groups: rows.map { numbers[$0] }, count: firsts.count)
      else {
        throw decoder.fault(
          def.place,
          "'\(operation.rawValue)' needs numbers, and the field "
            + "'\((def.value ?? "").shortened(to: 40))' holds \(values.words)")
      }
      // A group without a row of the value has none.
      let present = Set(rows.map { numbers[$0] })
      let order = firsts.indices.map { present.contains(Int32($0)) ? $0 : nil }
      result.set(name, TypedColumn(kind: column.kind, values: column.values.picked(order)))
    }
    self = result
  }
}

extension TypedColumn {
  func picked(_ rows: [Int]) -> TypedColumn {
    TypedColumn(kind: kind, values: values.picked(rows.map { $0 as Int? }))
  }
}
