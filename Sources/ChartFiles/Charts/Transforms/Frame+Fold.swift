import ChartModel
import Diagnostics

extension Frame {
  /// Puts columns below each other, with their names in a column of its own.
  mutating func fold(_ def: FoldDef, _ decoder: ChartDecoder) throws(ReliefError) {
    let fields = def.fields ?? []
    try check(fields, def.place, decoder)
    guard !fields.isEmpty else { return }
    let names = def.names ?? ["key", "value"]
    let columns = fields.compactMap { self[$0] }
    let rows = (0..<count).flatMap { Array(repeating: $0, count: fields.count) }
    var folded = picked(rows)
    let keys = (0..<count).flatMap { _ in fields.indices.map { Int32($0) } }
    let distinct = CategoryColumn(fields)
    folded.set(
      names[0],
      texts: CategoryColumn(
        names: distinct.names, codes: keys.map { distinct.codes[Int($0)] }))
    folded.set(names[1], Frame.interleaved(columns, count: count))
    self = folded
  }

  /// The values of several columns, row by row.
  private static func interleaved(_ columns: [TypedColumn], count: Int) -> TypedColumn {
    func values(_ lists: [[Double]]) -> [Double] {
      (0..<count).flatMap { row in lists.map { $0[row] } }
    }
    let dates = columns.compactMap { if case .dates(let dates) = $0.values { dates } else { nil } }
    if dates.count == columns.count {
      return TypedColumn(kind: .dates, values: .dates(values(dates)))
    }
    let numbers = columns.compactMap(\.numbers)
    if numbers.count == columns.count {
      return TypedColumn(kind: .numbers, values: .numbers(values(numbers)))
    }
    let texts = columns.map { $0.names() }
    let all = CategoryColumn(texts.flatMap(\.names))
    var starts: [Int] = [0]
    for column in texts { starts.append(starts[starts.count - 1] + column.names.count) }
    let codes = (0..<count).flatMap { row in
      texts.indices.map { index -> Int32 in
        let code = texts[index].codes[row]
        return code < 0 ? -1 : all.codes[starts[index] + Int(code)]
      }
    }
    return TypedColumn(
      kind: .texts, values: .categories(CategoryColumn(names: all.names, codes: codes)))
  }
}
