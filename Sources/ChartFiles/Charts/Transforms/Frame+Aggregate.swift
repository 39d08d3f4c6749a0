import ChartModel
import Diagnostics

extension Frame {
  /// One row for each group, with values of all of its rows.
  mutating func aggregate(
    _ def: AggregateTransformDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    // All rows are one group, even where there is none.
    let size = groups.isEmpty ? 1 : firsts.count
    var result = Frame(count: size)
    for name in groups {
      guard let column = self[name] else { continue }
      result.set(
        name,
        TypedColumn(kind: column.kind, values: column.values.picked(firsts.map { $0 as Int? })))
    }
    for (name, column) in try values(def, numbers, size, decoder) { result.set(name, column) }
    self = result
  }

  /// Values of all rows of its group for each row.
  mutating func joinAggregate(
    _ def: AggregateTransformDef, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let groups = def.groups ?? []
    try check(groups, def.place, decoder)
    let (numbers, firsts) = self.groups(groups)
    let order = numbers.map { Int($0) as Int? }
    for (name, column) in try values(def, numbers, firsts.count, decoder) {
      set(name, TypedColumn(kind: column.kind, values: column.values.picked(order)))
    }
  }

  private func values(
    _ def: AggregateTransformDef, _ numbers: [Int32], _ count: Int, _ decoder: ChartDecoder
  ) throws(ReliefError) -> [(String, TypedColumn)] {
    var result: [(String, TypedColumn)] = []
    for part in def.operations ?? [] {
      guard let operation = part.operation else {
        throw decoder.fault(part.place, "'op' is missing: it says what is computed")
      }
      let column =
        operation == .count ? nil : try column(part.field, "field", part.place, decoder)
      guard let values = operation.values(column, groups: numbers, count: count) else {
        throw decoder.fault(
          part.place,
          "'\(operation.rawValue)' needs numbers, and the field "
            + "'\((part.field ?? "").shortened(to: 40))' holds \(column?.words ?? "nothing")")
      }
      let name = part.name ?? "\(operation.rawValue)_\(part.field ?? "")"
      result.append((part.field == nil && part.name == nil ? operation.rawValue : name, values))
    }
    return result
  }

  /// Adds the starts and the ends of the ranges in which numbers lie.
  mutating func bin(_ def: BinTransformDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let numbers = try numbers(def.field, "field", def.place, decoder)
    guard case .yes(let parameters) = def.bin ?? .yes(BinParameters()) else { return }
    let start = try name(def.names?.first, def.place, decoder)
    let bins = Bins(numbers, parameters, standardCount: 10)
    set(start, numbers: numbers.map { bins.start($0) })
    set(def.names?.dropFirst().first ?? "\(start)_end", numbers: numbers.map { bins.end($0) })
  }
}
