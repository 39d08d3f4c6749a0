import ChartModel
import Diagnostics

extension Frame {
  /// Adds fields of other rows: of the first that has the same key.
  mutating func lookup(
    _ def: LookupDef, in others: Frame, _ decoder: ChartDecoder
  ) throws(ReliefError) {
    let place = def.source?.place
    let keys = try column(def.field, "lookup", def.place, decoder).names()
    let known = try others.column(def.source?.key, "key", place, decoder).names()
    let fields = def.source?.fields ?? []
    try others.check(fields, place, decoder)
    let names = def.names ?? fields
    guard names.count == fields.count else {
      throw decoder.fault(
        def.place, "'as' has \(names.count) names, and 'fields' \(fields.count) fields")
    }
    var rows: [String: Int] = [:]
    for (row, code) in known.codes.enumerated() where code >= 0 {
      let name = known.names[Int(code)]
      if rows[name] == nil { rows[name] = row }
    }
    let found = keys.names.map { rows[$0] }
    let order = keys.codes.map { $0 < 0 ? nil : found[Int($0)] }
    for (name, field) in zip(names, fields) {
      guard let column = others[field] else { continue }
      let picked = TypedColumn(kind: column.kind, values: column.values.picked(order))
      set(
        name, def.standard.map { picked.filled(with: $0, where: order.map { $0 == nil }) } ?? picked
      )
    }
  }
}

extension TypedColumn {
  /// The column with a value in some rows: texts where it is not of the column's kind.
  fileprivate func filled(with value: ValueDef, where isFilled: [Bool]) -> TypedColumn {
    switch (values, value) {
    case (.numbers(let numbers), .number(let number)):
      return .numbers(zip(numbers, isFilled).map { $1 ? number : $0 })
    case (.dates(let dates), _) where value.date != nil:
      let date = value.date ?? .nan
      return TypedColumn(
        kind: .dates, values: .dates(zip(dates, isFilled).map { $1 ? date : $0 }))
    default:
      let texts = names()
      var column = CategoryColumn()
      for (code, isFilled) in zip(texts.codes, isFilled) {
        column.append(isFilled ? value.name : code < 0 ? nil : texts.names[Int(code)])
      }
      return TypedColumn(kind: .texts, values: .categories(column))
    }
  }
}
